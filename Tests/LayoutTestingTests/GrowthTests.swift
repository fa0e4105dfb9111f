import HeadlessUI
import Testing

@testable import LayoutTesting

@MainActor @Suite struct GrowthTests {
  @Test func `A layout that measures each view a fixed number of times grows linearly`() throws {
    try expectGrowth(.linear, of: \.measurements, over: [10, 100, 1000]) { TagColumn(count: $0) }
    try expectGrowth(.linear, of: \.measurements, over: [8, 16, 32]) { count in
      SampleFlow { ForEach(0..<count, id: \.self) { _ in Color.red } }
    }
  }

  @Test func `A layout that measures all views for each one does not`() throws {
    func flow(_ count: Int) -> some View {
      SampleFlow(isQuadratic: true) { ForEach(0..<count, id: \.self) { _ in Color.red } }
    }
    let error = #expect(throws: LayoutTestingError.self) {
      try expectGrowth(.linear, of: \.measurements, over: [8, 16, 32], view: flow)
    }
    #expect("\(try #require(error))".contains("The cost is not linear: from 32 items on"))
    try expectGrowth(.quadratic, of: \.measurements, over: [8, 16, 32], view: flow)
  }

  @Test func `A count that is always the same is constant, and any other is not`() throws {
    try expectGrowth(.constant, of: \.passes, over: [1, 10]) { TagColumn(count: $0) }
    #expect(throws: LayoutTestingError.self) {
      try expectGrowth(.constant, of: \.bodies, over: [1, 2]) { count in
        VStack { ForEach(0..<count, id: \.self) { _ in TagColumn(count: 1) } }
      }
    }
  }

  @Test(
    "Growth is decided on the counts",
    arguments: [
      (LayoutGrowth.linear, [10, 100, 1000], [25, 205, 2005], nil),
      (.linear, [10, 100, 1000], [33, 664, 9966], 1000),
      (.linearithmic, [10, 100, 1000], [33, 664, 9966], nil),
      (.linearithmic, [10, 100, 1000], [100, 10_000, 1_000_000], 1000),
      (.quadratic, [10, 100, 1000], [100, 10_000, 1_000_000], nil),
      (.linear, [10, 20, 40], [50, 50, 50], nil),
      (.linear, [10, 20, 40], [50, 50, 51], 40),
      (.linear, [10, 20, 40, 80], [10, 20, 41, 80], nil),
      (.constant, [1, 2], [3, 3], nil),
      (.constant, [1, 2, 3], [3, 3, 4], 3),
    ] as [(LayoutGrowth, [Int], [Int], Int?)])
  func decision(growth: LayoutGrowth, sizes: [Int], counts: [Int], excess: Int?) {
    #expect(GrowthSeries(sizes: sizes, counts: counts).firstExcess(over: growth) == excess)
  }

  @Test func `Too few sizes to tell are an error`() throws {
    let error = #expect(throws: LayoutTestingError.self) {
      try expectGrowth(.linear, of: \.passes, over: [10, 100]) { TagColumn(count: $0) }
    }
    #expect("\(try #require(error))".contains("give 3 or more"))
    #expect(throws: LayoutTestingError.self) {
      try expectGrowth(.linear, of: \.passes, over: [10, 1, 100]) { TagColumn(count: $0) }
    }
  }
}
