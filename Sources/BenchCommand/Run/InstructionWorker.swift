import Foundation
import Measurement
import TextMetrics

/// What the process that counts instructions is told, as one JSON object on standard input.
struct InstructionRequest: Codable {
  var suites: [String]
  var inputs: SuiteInputs
  var places: [ContenderPlace]
}

/// The counted side, under Callgrind. It is started by `bench` alone and not part of the help.
enum InstructionWorker {
  /// The first word of the command line that asks for it.
  static let word = "_instructions"

  static func run(suites: [any Suite]) -> ExitCode {
    do {
      try count(suites: suites)
      return .done
    } catch {
      NoteWriter(descriptor: STDERR_FILENO).say("counting instructions ended early: \(error)")
      return .failed
    }
  }

  private static func count(suites: [any Suite]) throws {
    let output = try LaunchWorker.eventOutput()
    let request = try JSONDecoder().decode(
      InstructionRequest.self, from: FileHandle.standardInput.readDataToEndOfFile())
    let selection = try request.inputs.selection()
    let list = try CellList(
      suites: suites.filter { request.suites.contains($0.name) }, inputs: request.inputs,
      measurer: selection.measurer)
    for place in request.places {
      let counted = try CountedPlace.count(place, of: list.cells[place.cell])
      try output.write(contentsOf: try JSONEncoder().encode(counted) + Data("\n".utf8))
    }
  }
}
