import Testing

@testable import Reporting

@Suite struct LogScaleTests {
  @Test func equalFactorsAreEqualDistances() {
    let scale = LogScale(of: [1, 1000], from: 0, to: 300)
    #expect(abs(scale.place(of: 10) - 100) < 1e-9)
    #expect(abs(scale.place(of: 100) - 200) < 1e-9)
    #expect(scale.place(of: 1e9) == 300)
  }

  @Test func zeroHasAPlaceBelowAllOthers() {
    let scale = LogScale(of: [0, 1, 100], from: 200, to: 0)
    #expect(scale.place(of: 0) == 200)
    #expect(scale.place(of: 1) < 200)
    #expect(!LogScale(of: [1, 100], from: 200, to: 0).hasZero)
  }

  @Test(
    "Ticks are round and few",
    arguments: [
      ([1, 1000], [1, 10, 100, 1000]), ([0.5, 2], [0.5, 1, 2]), ([6, 60], [10, 20, 50]),
      ([1, 1e12], [1, 1e3, 1e6, 1e9, 1e12]), ([7, 7.5], [7, 7.5]),
    ])
  func ticks(values: [Double], expected: [Double]) {
    let ticks = LogScale(of: values, from: 0, to: 1).ticks
    #expect(ticks.count == expected.count)
    for (tick, wanted) in zip(ticks, expected) { #expect(abs(tick / wanted - 1) < 1e-9) }
  }

  @Test func oneValueIsInItsRange() {
    let scale = LogScale(of: [5], from: 0, to: 100)
    #expect(scale.place(of: 5) == 0)
    #expect(scale.ticks.count > 1)
  }
}
