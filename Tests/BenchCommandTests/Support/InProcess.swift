import Foundation
import Measurement
import Profiling
import TextMetrics

@testable import BenchCommand

/// A suite with names and nothing to measure.
struct NamedSuite: Suite {
  var name: String
  let summary = "Lays something out. Its strategies differ in nothing."
  let workloads = [WorkloadDescription(name: "open", summary: "The first time.")]
  let strategies = [
    StrategyDescription(name: "plain", summary: "As one writes it first."),
    StrategyDescription(name: "kept", summary: "Keeps what it knows."),
  ]
  let defaultItems = [6, 60]

  func cells(for inputs: SuiteInputs, measurer: any TextMeasurer) throws -> [Cell] { [] }
}

/// The program without a process of its own, for suites of the test's own.
enum InProcess {
  static func run(
    _ words: [String], suites: [any Suite], layouts: [CheckedLayout] = [],
    commands: [any Subcommand.Type] = [ListCommand.self, SampleCommand.self]
  ) throws -> Bench.Ending {
    let folder = try TemporaryFolder()
    let output = try FileHandle(forWritingTo: URL(filePath: folder.file("out", [])))
    let notes = try FileHandle(forWritingTo: URL(filePath: folder.file("err", [])))
    let dispatch = Dispatch(
      commands: commands, suites: suites, layouts: layouts,
      output: OutputWriter(descriptor: output.fileDescriptor),
      notes: NoteWriter(descriptor: notes.fileDescriptor))
    let code = dispatch.run(["bench"] + words)
    return Bench.Ending(
      code: code.rawValue, output: try folder.contents("out"), notes: try folder.contents("err"))
  }
}
