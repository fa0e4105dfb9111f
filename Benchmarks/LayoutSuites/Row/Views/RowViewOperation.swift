import HeadlessUI
import Measurement
import RowFitting

/// An operation of the suite `row` on views. It runs on the main thread, as views do.
final class RowViewOperation: PreparedOperation {
  private let scene: RowScene

  /// - Throws: What making a `LabelRow` throws.
  init(_ form: RowViewForm, _ question: RowQuestion) throws {
    nonisolated(unsafe) let question = question
    scene = try MainActor.assumeIsolated { try RowScene(form, question) }
  }

  func run(from position: Int, iterations: Int) -> UInt64 {
    MainActor.assumeIsolated { [scene] in
      var sum: UInt64 = 0
      for step in 0..<iterations { sum &+= scene.answer(at: position + step).digest }
      return sum
    }
  }

  func observe(at position: Int) -> Observation {
    MainActor.assumeIsolated { [scene] in scene.observe(at: position) }
  }

  func releaseState() {
    MainActor.assumeIsolated { [scene] in scene.releaseState() }
  }
}

/// A row as views, and what a workload does with it.
@MainActor
private final class RowScene {
  private let form: RowViewForm
  private let question: RowQuestion
  private let row: LabelRow
  private let tally = RowTally()
  /// What stays from one operation to the next; nil where nothing does.
  private var kept: RowStage?

  init(_ form: RowViewForm, _ question: RowQuestion) throws {
    self.form = form
    self.question = question
    row = try LabelRow(
      items: question.row.items, style: question.row.style,
      measurer: TallyingMeasurer(question.row.measurer, tally: tally))
    guard question.workload != .firstFit else { return }
    kept = RowStage(row, as: form, tally: tally)
    // Rows that are made when they are needed, and kept, are made before anything is timed.
    if let narrowest = question.widths.min() { _ = kept?.answer(within: narrowest) }
  }

  func answer(at position: Int) -> RowAnswer {
    let position = position % question.cycleLength
    let stage = kept ?? RowStage(row, as: form, tally: tally)
    if !question.titles.isEmpty {
      stage.setTitle(question.titles[position], at: question.editedItem)
    }
    return stage.answer(within: question.width(at: position))
  }

  func observe(at position: Int) -> Observation {
    tally.reset()
    let answer = answer(at: position)
    return Observation(digest: answer.digest, counts: tally.counts(of: form))
  }

  func releaseState() {
    kept = nil
  }
}
