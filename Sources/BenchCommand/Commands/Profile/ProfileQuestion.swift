import Foundation
import HeadlessUI
import Measurement
import Profiling
import TextMetrics

/// The operation that a command line asks to profile.
struct ProfileQuestion {
  let subject: ProfileSubject
  let suite: any Suite
  let inputs: SuiteInputs
  let selection: MeasurerSelection
  /// Whether the cell is one at a width chosen for a share of visible items.
  private let isFilled: Bool

  init(_ context: CommandContext) throws {
    let arguments = context.arguments
    subject = arguments[ProfileParameters.subject]
    suite = try context.suite(of: subject)
    selection = try LabelParameters.measurer(in: arguments)
    guard !(arguments.isGiven(RunParameters.fill) && arguments.isGiven(RunParameters.width)) else {
      throw UsageError.conflict(
        "--fill", "--width", advice: "a cell has one width; leave one of them out")
    }
    isFilled = arguments.isGiven(RunParameters.fill)
    inputs = SuiteInputs(
      labels: try arguments[LabelParameters.labels].map(LabelFile.read),
      items: [arguments[ProfileParameters.items]],
      width: arguments[RunParameters.width], fill: arguments[RunParameters.fill],
      seed: arguments[RunParameters.seed], measurer: selection.measurer.description.kind,
      recordedCosts: try LabelParameters.recordedCosts(in: arguments),
      fonts: arguments[LabelParameters.fonts], memo: arguments[RunParameters.memo],
      workloads: [subject.workload], strategies: [subject.strategy])
  }

  /// The operation in a state of its own, and the cell it belongs to. What it makes and measures
  /// has the profiler as its observer.
  func prepare(
    observer profiler: LayoutProfiler
  ) throws -> (cell: Cell, contender: Contender, operation: any PreparedOperation) {
    let naming = suite as? any NamesMeasuredTexts
    let measurer = ProfiledMeasurer(selection.measurer, profiler: profiler) {
      naming?.name(ofText: $0) ?? "text"
    }
    let cells = try suite.cells(for: inputs, measurer: measurer)
    let place = try place(in: cells)
    let cell = cells[place.cell]
    let contender = cell.contenders[place.contender]
    return (cell, contender, try contender.prepare())
  }

  /// The instructions of one operation, counted in a process of its own.
  func instructions() throws -> InstructionCount? {
    let cells = try suite.cells(for: inputs, measurer: selection.measurer)
    let run = InstructionRun(suites: [suite], inputs: inputs)
    return try run.counts(of: [try place(in: cells)]).first
  }

  private func place(in cells: [Cell]) throws -> ContenderPlace {
    // A suite may have no width to choose, or none that is fixed.
    let cell = cells.firstIndex { ($0.key.fill != nil) == isFilled } ?? cells.startIndex
    guard cells.indices.contains(cell),
      let contender = cells[cell].contenders.firstIndex(where: { $0.name == subject.strategy })
    else { throw RunError.nothingToMeasure }
    return ContenderPlace(cell: cell, contender: contender)
  }
}
