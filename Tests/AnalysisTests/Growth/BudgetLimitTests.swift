import Analysis
import Foundation
import Testing

@Suite struct BudgetLimitTests {
  private func limit(
    _ sizes: [Int], nanoseconds: Double = 1000, time: (Double) -> Double?
  ) throws -> BudgetLimit {
    let rows = sizes.map { items in
      let median = time(Double(items))
      return row(
        "it", items: items, median: median,
        interval: median.map { Interval(low: $0 * 0.9, high: $0 * 1.1) })
    }
    let block = try #require(WorkloadBlock.blocks(of: rows).first)
    return BudgetLimit(of: "it", in: block, nanoseconds: nanoseconds)
  }

  @Test func theStandardIsATenthOfAFrame() {
    #expect(FrameBudget.standard.nanoseconds.rounded(.down) == 833_333)
  }

  @Test func aLimitLiesBetweenTheSizes() throws {
    guard case .upTo(let items) = try limit([10, 100, 1000], time: { 5 * $0 }) else {
      Issue.record("not between")
      return
    }
    #expect(abs(items.value - 200) < 1e-6)
    let interval = try #require(items.interval)
    #expect(abs(interval.low - 200 / 1.1) < 1e-6)
    #expect(abs(interval.high - 200 / 0.9) < 1e-6)
  }

  @Test func evenTheSmallestMayBeTooSlow() throws {
    #expect(try limit([10, 100], time: { 500 * $0 }) == .belowSmallest(items: 10))
  }

  @Test func aKnownGrowthIsFollowedAtMostFourfold() throws {
    let sizes = [6, 10, 20, 50, 100, 200]
    guard case .extrapolated(let items, 200) = try limit(sizes, time: { 2.5 * $0 }) else {
      Issue.record("not extrapolated")
      return
    }
    #expect(abs(items - 400) < 0.01)
    #expect(try limit(sizes, time: { 0.5 * $0 }) == .atLeast(items: 200))
  }

  @Test func anUnknownGrowthIsNotFollowed() throws {
    #expect(try limit([10, 100], time: { 9 * $0 }) == .atLeast(items: 100))
    #expect(try limit([10], time: { _ in nil }) == .notMeasured)
  }
}
