import Analysis
import Measurement

/// What was measured of two strategies in one cell, to draw advice from.
struct StrategyPair {
  let better: ResultRow
  let other: ResultRow

  /// The pair of the largest item count at which both strategies were measured; nil if there is
  /// none.
  init?(_ better: String, over other: String, in workload: String, of rows: [ResultRow]) {
    let measured = rows.filter {
      $0.key.workload == workload && ($0.status == .ok || $0.status == .fewSamples)
    }
    let pairs = measured.filter { $0.strategy == better }.compactMap { row in
      measured.first { $0.key == row.key && $0.strategy == other }.map { (row, $0) }
    }
    guard let largest = pairs.max(by: { $0.0.key.items < $1.0.key.items }) else { return nil }
    (self.better, self.other) = largest
  }

  var items: Int { better.key.items }

  /// A count an operation of both; nil unless the better one has less of it.
  func saving(of name: String) -> (fewer: Double, more: Double)? {
    guard let fewer = better.counts?.perOperation(name),
      let more = other.counts?.perOperation(name), fewer < more
    else { return nil }
    return (fewer, more)
  }

  /// The end of a sentence, where the speed-up is certain.
  var speedup: String {
    guard let factor = better.certainSpeedup(over: other), factor >= ClosingStatement.leastFactor
    else { return "" }
    let text = factor < 10 ? "\((factor * 10).rounded(.down) / 10)" : "\(Int(factor))"
    return ", and is at least \(text) times faster"
  }
}

extension Double {
  /// A count as text, to a tenth where it is the mean of operations that differ.
  var countText: String {
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
