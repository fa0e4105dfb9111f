import Analysis
import Measurement

/// What to write, judging by measured rows of the suite `flow`. Each sentence is about the largest
/// item count at which the strategies that it compares have both been measured.
struct FlowAdvice {
  private let rows: [ResultRow]

  init(_ rows: [ResultRow]) {
    self.rows = rows.filter { $0.status == .ok || $0.status == .fewSamples }
  }

  var sentences: [String] { [keepingSizes, revision, mending].compactMap(\.self) }

  private var keepingSizes: String? {
    guard let (cached, plain) = pairs(.cached, .plain, in: .resize).last,
      let fewer = cached.calls, let more = plain.calls, fewer < more
    else { return nil }
    return "keep measured sizes in the layout's Cache, as CachedFlow does: at a new width for "
      + "\(cached.key.items) items it asks \(fewer.count) times for a size instead of "
      + "\(more.count)\(faster(cached, than: plain))."
  }

  private var revision: String? {
    guard let (cached, plain) = pairs(.cached, .plain, in: .append).last,
      let fewer = cached.calls, let more = plain.calls, fewer < more
    else { return nil }
    return
      "where items only arrive at the end, give CachedFlow a revision: for \(cached.key.items) of "
      + "them, one by one, it asks \(fewer.count) times for a size instead of "
      + "\(more.count)\(faster(cached, than: plain))."
  }

  private var mending: String? {
    guard let (mended, cached) = pairs(.incremental, .cached, in: .edit).last,
      let fewer = mended.calls, let more = cached.calls, fewer < more,
      let fewerLines = mended.lines, let moreLines = cached.lines
    else { return nil }
    return
      "where items change often, give them a SizeIdentity in an IncrementalFlow: after an edit "
      + "of \(mended.key.items) items it asks \(fewer.count) times for a size instead of "
      + "\(more.count), breaks \(fewerLines.count) lines instead of \(moreLines.count)"
      + "\(faster(mended, than: cached))."
  }

  /// The rows of two strategies at the item counts where both have a time, ascending.
  private func pairs(
    _ one: FlowStrategy, _ other: FlowStrategy, in workload: FlowWorkload
  ) -> [(ResultRow, ResultRow)] {
    func timed(_ strategy: FlowStrategy) -> [ResultRow] {
      rows.filter {
        $0.key.workload == workload.rawValue && $0.strategy == strategy.rawValue && $0.time != nil
      }
    }
    let others = timed(other)
    return timed(one).compactMap { row in
      others.first { $0.key == row.key }.map { (row, $0) }
    }.sorted { $0.0.key.items < $1.0.key.items }
  }

  private static func speedup(of row: ResultRow, over other: ResultRow) -> Double? {
    row.certainSpeedup(over: other).flatMap { $0 >= ClosingStatement.leastFactor ? $0 : nil }
  }

  /// The end of a sentence, where the speed-up is certain.
  private func faster(_ row: ResultRow, than other: ResultRow) -> String {
    guard let factor = Self.speedup(of: row, over: other) else { return "" }
    let text = factor < 10 ? "\((factor * 10).rounded(.down) / 10)" : "\(Int(factor))"
    return ", and is at least \(text) times faster"
  }
}

extension ResultRow {
  fileprivate var calls: Double? { counts?.perOperation("measure_calls") }
  fileprivate var lines: Double? { counts?.perOperation("line_breaks") }
}

extension Double {
  /// A count, to a tenth where it is the mean of operations that differ.
  fileprivate var count: String {
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
