import Analysis
import Foundation
import Testing

@Suite struct RaceTests {
  /// A block of two strategies with times by item count and intervals of a relative width.
  private func race(
    _ sizes: [Int], width: Double = 0.02, launches: Int = 3, first: (Double) -> Double?,
    second: (Double) -> Double?
  ) throws -> Race {
    let rows = sizes.flatMap { items in
      [("first", first(Double(items))), ("second", second(Double(items)))].map { name, median in
        var row = row(
          name, items: items, median: median,
          interval: median.map { Interval(low: $0 * (1 - width), high: $0 * (1 + width)) })
        row.extent.launches = launches
        return row
      }
    }
    let block = try #require(WorkloadBlock.blocks(of: rows).first)
    return Race(of: "first", against: "second", in: block)
  }

  @Test func aCrossingIsFoundBetweenTheSizes() throws {
    // 10 n and 40 + 2 n meet at 5.
    let race = try race([2, 5, 10, 100]) {
      10 * $0
    } second: {
      40 + 2 * $0
    }
    guard case .changes(let crossovers) = race else {
      Issue.record("\(race)")
      return
    }
    #expect(crossovers.count == 1)
    #expect(crossovers[0].faster == "second" && crossovers[0].slower == "first")
    #expect(abs(crossovers[0].items.value - 5) < 0.2)
    let interval = try #require(crossovers[0].items.interval)
    #expect(interval.contains(5) && interval.low > 4 && interval.high < 6)
  }

  @Test func severalCrossingsAreAllNamed() throws {
    let race = try race([1, 10, 100, 1000]) { _ in
      100
    } second: { items in
      items == 10 || items == 1000 ? 50 : 200
    }
    guard case .changes(let crossovers) = race else {
      Issue.record("\(race)")
      return
    }
    #expect(crossovers.map(\.faster) == ["second", "first", "second"])
    #expect(crossovers.map(\.items.value) == crossovers.map(\.items.value).sorted())
  }

  @Test func whatIsNeverOvertakenSaysUpToWhere() throws {
    let race = try race([6, 60, 600]) {
      $0 < 100 ? $0 : nil
    } second: {
      3 * $0
    }
    #expect(race == .always(faster: "first", slower: "second", upTo: 60))
  }

  @Test func sizesThatTellNothingWidenTheInterval() throws {
    let race = try race([10, 100, 1000], width: 0.05) { _ in
      100
    } second: { items in
      items == 10 ? 200 : items == 100 ? 101 : 50
    }
    guard case .changes(let crossovers) = race else {
      Issue.record("\(race)")
      return
    }
    let interval = try #require(crossovers[0].items.interval)
    #expect(interval.low < 100 && interval.high > 100)
    #expect(interval.low > 10 && interval.high < 1000)
  }

  @Test("One launch decides nothing that the next may turn round")
  func oneLaunch() throws {
    func crossing(launches: Int) throws -> Race {
      try race([10, 100], width: 0.01, launches: launches) { _ in
        100
      } second: { items in
        items == 10 ? 110 : 90
      }
    }
    guard case .changes(let crossovers) = try crossing(launches: 3) else {
      Issue.record("three launches decide")
      return
    }
    #expect(crossovers.map(\.faster) == ["second"])
    #expect(try crossing(launches: 1) == .undecided(upTo: 100))
  }

  @Test func whatCannotBeToldApartIsNot() throws {
    let race = try race([10, 100], width: 0.1) { _ in
      100
    } second: { _ in
      101
    }
    #expect(race == .undecided(upTo: 100))
    let none = try self.race([10]) { _ in
      nil
    } second: { _ in
      5
    }
    #expect(none == .notRun)
  }
}
