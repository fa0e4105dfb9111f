import Analysis
import Measurement

/// A sentence about two strategies of which one settles in fewer passes, judging by measured rows.
struct PassAdvice {
  /// The strategy to take, and the other one.
  let better: String
  let other: String
  let workload: String
  /// How many updates an operation of the workload has.
  let updates: Int
  /// What to do.
  let action: String
  /// What an update is, as in "1 pass for a new width".
  let update: String

  /// About the largest item count that both strategies were measured at; nil if the better one
  /// does not take fewer passes there.
  func sentence(on rows: [ResultRow]) -> String? {
    let measured = rows.filter {
      $0.key.workload == workload && ($0.status == .ok || $0.status == .fewSamples)
    }
    let pairs = measured.filter { $0.strategy == better }.compactMap { row in
      measured.first { $0.key == row.key && $0.strategy == other }.map { (row, $0) }
    }
    guard let (row, slower) = pairs.max(by: { $0.0.key.items < $1.0.key.items }),
      let fewer = passes(of: row), let more = passes(of: slower), fewer < more
    else { return nil }
    return "\(action): \(text(fewer)) pass\(fewer == 1 ? "" : "es") for \(update) instead of "
      + "\(text(more)) with \(other)\(speedup(of: row, over: slower))."
  }

  /// For one update, on average.
  private func passes(of row: ResultRow) -> Double? {
    row.counts?.perOperation("passes").map { $0 / Double(updates) }
  }

  private func text(_ count: Double) -> String {
    let tenths = (count * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }

  /// The end of the sentence, where the speed-up is certain.
  private func speedup(of row: ResultRow, over other: ResultRow) -> String {
    guard let factor = row.certainSpeedup(over: other), factor >= ClosingStatement.leastFactor
    else { return "" }
    let text = factor < 10 ? "\((factor * 10).rounded(.down) / 10)" : "\(Int(factor))"
    return ", and at least \(text) times as fast at \(row.key.items) items"
  }
}
