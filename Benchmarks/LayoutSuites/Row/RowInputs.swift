import BenchCommand
import RowFitting
import TextMetrics

/// The rows of a run, one an item count, in both forms of measuring, and what is known of them
/// before anything runs.
final class RowInputs {
  let labelsDigest: String
  private let items: [RowItem]
  private let measurer: any TextMeasurer
  private let memo: MemoizedMeasurer
  /// Where a row's element after so many items starts, in points: sums of multiples of 1/64, so
  /// exact.
  private var leads: [Double] = [0]
  private let style = RowStyle()

  init(inputs: SuiteInputs, sizes: [Int], measurer: any TextMeasurer) throws {
    let labels = LabelList(labels: inputs.labels, seed: inputs.seed)
    labelsDigest = labels.digest
    items = labels.prefix(sizes.max() ?? 0).enumerated().map { RowItem(id: $0, title: $1) }
    self.measurer = measurer
    memo = MemoizedMeasurer(measurer)
  }

  var measurerName: String { measurer.description.kind.rawValue }

  /// - Parameter keepsMeasurements: Whether a memo stands before the measurer: one for the whole
  ///   process, as an app would have it.
  func row(items count: Int, keepsMeasurements: Bool) throws -> LabelRow {
    try LabelRow(
      items: Array(items.prefix(count)), style: style,
      measurer: keepsMeasurements ? memo : measurer)
  }

  /// The width of the row that shows this share of the items, in points.
  func width(showing fill: Double, of count: Int) throws -> Double {
    let row = try row(items: count, keepsMeasurements: true)
    let visible = Int((fill * Double(count)).rounded())
    while leads.count <= visible {
      let width = row.labelSize(items[leads.count - 1].title).width
      leads.append(leads[leads.count - 1] + width + style.spacing)
    }
    let hidden = count - visible
    guard hidden > 0 else { return max(0, leads[visible] - style.spacing) }
    return leads[visible] + row.labelSize(style.badge.text(hidden: hidden)).width
  }
}
