import BenchCommand
import TextMetrics

/// What the suites of view trees are made from: labels, and measurers with and without a memo.
struct HostInputs {
  let labels: [String]
  /// What belongs to the answers of all cells.
  let facts: [String: String]
  let measurerName: String
  private let measurer: any TextMeasurer
  private let memo: MemoizedMeasurer
  private let choice: MemoChoice

  /// - Parameter count: How many labels are needed.
  init(_ inputs: SuiteInputs, labels count: Int, measurer: any TextMeasurer) {
    let list = LabelList(labels: inputs.labels, seed: inputs.seed)
    labels = list.prefix(count)
    facts = ["labels_digest": list.digest]
    measurerName = measurer.description.kind.rawValue
    self.measurer = measurer
    memo = MemoizedMeasurer(measurer)
    // Shaping text anew would hide what the trees cost, and apps keep what they shaped.
    choice = inputs.memo ?? .on
  }

  /// With and without measurements kept, as asked for.
  var memos: [MemoChoice] { choice == .both ? [.off, .on] : [choice] }

  /// A memo is one for the whole process, as an app would have it.
  func measurer(_ choice: MemoChoice) -> any TextMeasurer {
    choice == .on ? memo : measurer
  }
}
