import Foundation
import Measurement

extension Race {
  /// Finds where two strategies of a block change places.
  ///
  /// Only item counts at which the interval of the ratio leaves 1 out count as decided. Between
  /// two neighbouring decided ones that differ there is a crossover; those between them that are
  /// not decided widen its interval. A run of a single launch cannot know how launches differ, so
  /// its ratios have to leave 1 by 12 % more.
  /// - Complexity: O(*n*) for *n* item counts.
  public init(of first: String, against second: String, in block: WorkloadBlock) {
    let lanes = block.sizes.compactMap { items in
      Lane(block[first, items: items], block[second, items: items])
    }
    guard let last = lanes.last else {
      self = .notRun
      return
    }
    let decided = lanes.indices.filter { lanes[$0].isDecided }
    let changes = zip(decided, decided.dropFirst()).filter { lanes[$0].sign != lanes[$1].sign }
    if !changes.isEmpty {
      self = .changes(
        changes.map { left, right in
          Crossover(
            faster: lanes[right].sign > 0 ? second : first,
            slower: lanes[right].sign > 0 ? first : second,
            items: Lane.crossing(in: Array(lanes[left...right])))
        })
    } else if let one = decided.first {
      let isSecond = lanes[one].sign > 0
      self = .always(
        faster: isSecond ? second : first, slower: isSecond ? first : second, upTo: last.items)
    } else {
      self = .undecided(upTo: last.items)
    }
  }
}

/// How two strategies stand at one item count: the logarithm of the first one's time over the
/// second one's.
private struct Lane {
  let items: Int
  let middle: Double
  let low: Double
  let high: Double

  /// Without an interval, a difference of less than a factor of 2 decides nothing.
  private static let caution = log(2.0)
  /// By how much one launch may differ from the next, as a logarithm: up to 12 % was measured on a
  /// shared machine. The interval of a run of a single launch knows nothing of it.
  private static let launchDifference = log(1.12)

  init?(_ first: ResultRow?, _ second: ResultRow?) {
    guard let first, let second, first.status != .failed, second.status != .failed,
      let time = first.time?.median, let other = second.time?.median,
      time.value > 0, other.value > 0
    else { return nil }
    let items = first.key.items
    let isSingleLaunch = first.extent.launches == 1 || second.extent.launches == 1
    let margin = isSingleLaunch ? Self.launchDifference : 0
    // Ratios to a common reference are formed inside rounds, so they say more than times.
    if let ratio = first.ratio, let otherRatio = second.ratio, first.reference == second.reference,
      ratio.value > 0, otherRatio.value > 0
    {
      self.init(items: items, ratio, otherRatio, margin: margin)
    } else {
      self.init(items: items, time, other, margin: margin)
    }
  }

  private init(items: Int, _ first: Estimate, _ second: Estimate, margin: Double) {
    self.items = items
    middle = log(first.value / second.value)
    if let one = first.interval, let other = second.interval, one.low > 0, other.low > 0 {
      low = log(one.low / other.high) - margin
      high = log(one.high / other.low) + margin
    } else {
      low = middle - Self.caution
      high = middle + Self.caution
    }
  }

  var isDecided: Bool { low > 0 || high < 0 }
  /// 1 if the second strategy is faster, -1 if the first is.
  var sign: Double { middle > 0 ? 1 : -1 }

  /// Where the sign changes. The first and the last of `lanes` are decided, differently.
  static func crossing(in lanes: [Lane]) -> Estimate {
    let rises = (lanes.last?.sign ?? 1) > 0
    let turn =
      lanes.indices.dropFirst().first { lanes[$0].sign == lanes[lanes.count - 1].sign } ?? 1
    let value = zero(lanes[turn - 1], lanes[turn]) { $0.middle }
    // The band leaves the side it was on first, and arrives on the other one last.
    let leaving = lanes.indices.dropFirst().first { !lanes[$0].isOnSide(rises ? -1 : 1) } ?? 1
    let arriving = lanes.indices.dropLast().last { !lanes[$0].isOnSide(rises ? 1 : -1) } ?? 0
    let start = zero(lanes[leaving - 1], lanes[leaving]) { rises ? $0.high : $0.low }
    let end = zero(lanes[arriving], lanes[arriving + 1]) { rises ? $0.low : $0.high }
    return Estimate(
      value, interval: Interval(low: min(start, value), high: max(end, value)))
  }

  private func isOnSide(_ sign: Double) -> Bool { sign > 0 ? low > 0 : high < 0 }

  /// Where the straight line between two lanes is 0, over the logarithm of the item count.
  private static func zero(_ left: Lane, _ right: Lane, _ side: (Lane) -> Double) -> Double {
    let (from, to) = (side(left), side(right))
    let share = from == to ? 0.5 : min(1, max(0, from / (from - to)))
    return Double(left.items) * pow(Double(right.items) / Double(left.items), share)
  }
}
