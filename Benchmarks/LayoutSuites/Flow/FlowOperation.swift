import FlowFitting
import Measurement
import RowFitting

/// An operation of the suite `flow`: one layout and what the workload does with it.
final class FlowOperation<Content: CountedFlow>: PreparedOperation {
  private let layout: Content
  private let question: FlowQuestion
  /// What is kept between operations; nil where nothing is.
  private var state: FlowState<Content>?

  init(_ layout: Content, _ question: FlowQuestion) {
    self.layout = layout
    self.question = question
    switch question.workload {
    case .firstLayout, .append: state = nil
    case .resize, .edit:
      var work: FlowWork?
      state = FlowState(layout, question, count: question.row.count, counting: &work)
    }
  }

  func run(from position: Int, iterations: Int) -> UInt64 {
    var work: FlowWork?
    // Taken out for the loop, so that it is neither checked for exclusive access nor copied.
    var state = state.take()
    defer { self.state = state }
    let cycleLength = FlowQuestion.cycleLength(of: question.workload)
    var position = position
    var sum: UInt64 = 0
    for _ in 0..<iterations {
      sum &+= answer(&state, at: position, counting: &work)
      position += 1
      if position == cycleLength { position = 0 }
    }
    return sum
  }

  func observe(at position: Int) -> Observation {
    var work: FlowWork? = FlowWork()
    let digest = answer(&state, at: position, counting: &work)
    return Observation(digest: digest, counts: work.map { WorkCounts($0) } ?? WorkCounts())
  }

  func releaseState() { state = nil }

  private func answer(
    _ state: inout FlowState<Content>?, at position: Int, counting work: inout FlowWork?
  ) -> UInt64 {
    let width = question.width(at: position)
    guard state == nil else {
      if !question.edits.isEmpty { state?.edit(question.edits[position], counting: &work) }
      return state?.layOut(width: width, counting: &work) ?? 0
    }
    let isAppended = question.workload == .append
    var fresh = FlowState(
      layout, question, count: isAppended ? 0 : question.row.count, counting: &work)
    let sizes = isAppended ? fresh.appendAll(width: width, counting: &work) : 0
    return sizes &+ fresh.layOut(width: width, counting: &work)
  }
}

extension WorkCounts {
  /// The counts under the names of the report's columns.
  init(_ work: FlowWork) {
    self.init([
      "measure_calls": work.measureCalls, "cache_hits": work.cacheHits,
      "line_breaks": work.lineBreaks, "placements": work.placements,
    ])
  }
}
