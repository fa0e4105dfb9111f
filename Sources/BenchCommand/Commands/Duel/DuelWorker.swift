import Foundation
import Measurement
import TextMetrics

/// What the programs of a duel are told first.
struct DuelSetup: Codable {
  var suites: [String]
  var inputs: SuiteInputs
  /// Makes one strategy slower, for finding out what a duel can see; nil otherwise.
  var delay: InjectedDelay?
}

/// One side of a duel, on standard input and output. It is started by `bench duel` alone and not
/// part of the help.
enum DuelWorker {
  /// The first word of the command line that asks for it.
  static let word = "_duel"

  static func run(suites: [any Suite]) -> ExitCode {
    do {
      try serve(suites: suites)
      return .done
    } catch {
      NoteWriter(descriptor: STDERR_FILENO).say("a side of a duel ended early: \(error)")
      return .failed
    }
  }

  private static func serve(suites: [any Suite]) throws {
    let replies = try LaunchWorker.eventOutput()
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    func write(_ reply: SampleReply) throws {
      try replies.write(contentsOf: try encoder.encode(reply) + Data("\n".utf8))
    }
    guard let first = readLine() else { return }
    let setup = try decoder.decode(DuelSetup.self, from: Data(first.utf8))
    let selection = try MeasurerSelection.select(
      kind: setup.inputs.measurer, fonts: setup.inputs.fonts)
    let list = try CellList(
      suites: suites.filter { setup.suites.contains($0.name) }, inputs: setup.inputs,
      measurer: selection.measurer)
    let cells = list.cells.map { setup.delay?.injected(into: $0) ?? $0 }
    let server = SampleServer(cells: cells)
    try write(server.offer)
    while let line = readLine() {
      try write(server.answer(try decoder.decode(SampleRequest.self, from: Data(line.utf8))))
    }
  }
}
