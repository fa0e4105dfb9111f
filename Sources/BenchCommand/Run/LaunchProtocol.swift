import Foundation
import Measurement
import TextMetrics

/// What a run tells the process that measures, as one JSON object on standard input.
struct LaunchRequest: Codable {
  var suites: [String]
  var inputs: SuiteInputs
  var task: LaunchTask
  /// Makes one strategy slower, for finding out what a gate can see; nil otherwise.
  var delay: InjectedDelay?
}

/// The measuring side of a launch. It is started by `bench run` alone and not part of the help.
enum LaunchWorker {
  /// The first word of the command line that asks for it.
  static let word = "_launch"

  /// Carries out the request on standard input and writes its events to standard output.
  static func run(suites: [any Suite]) -> ExitCode {
    do {
      try carryOut(suites: suites)
      return .done
    } catch {
      NoteWriter(descriptor: STDERR_FILENO).say("a launch ended early: \(error)")
      return .failed
    }
  }

  private static func carryOut(suites: [any Suite]) throws {
    let events = try eventOutput()
    let request = try JSONDecoder().decode(
      LaunchRequest.self, from: FileHandle.standardInput.readDataToEndOfFile())
    let selection = try request.inputs.selection()
    let chosen = suites.filter { request.suites.contains($0.name) }
    let list = try CellList(
      suites: chosen, inputs: request.inputs, measurer: selection.measurer)
    let encoder = JSONEncoder()
    func delayed(_ cells: [Cell]) -> [Cell] {
      guard let delay = request.delay else { return cells }
      return cells.map(delay.injected)
    }
    try request.task.perform(
      on: delayed(list.cells), pilotCells: delayed(list.pilotCells)
    ) { event in
      var line = try encoder.encode(event)
      line.append(UInt8(ascii: "\n"))
      try events.write(contentsOf: line)
    }
  }

  /// Standard output as it was, for events alone: what a layout under test prints goes to
  /// standard error from here on.
  static func eventOutput() throws -> FileHandle {
    let descriptor = dup(STDOUT_FILENO)
    guard descriptor >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw CommandError.output(.last)
    }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}
