import HeadlessUI
import LayoutTesting
import Testing

@testable import Example

/// Costs are counts, the same on every machine, so that these tests never depend on its load.
@MainActor @Suite struct LayoutTests {
  private func chips(_ count: Int, in layout: some Layout) -> some View {
    AnyLayout(layout) {
      ForEach(0..<count, id: \.self) { Text("Chip \($0)") }
    }
  }

  @Test func `Both layouts keep the contract of layouts`() throws {
    try expectSound(PlainFlow(), rule: .flow(spacing: 8, lineSpacing: 8))
    try expectSound(KeptFlow(), rule: .flow(spacing: 8, lineSpacing: 8))
  }

  @Test func `The kept layout measures every chip once`() {
    // One more for the layout itself.
    #expect(layoutCost(of: chips(100, in: KeptFlow()), width: 320).measurements <= 101)
  }

  @Test func `The plain layout measures in proportion to the chips`() throws {
    try expectGrowth(.linear, of: \.measurements, over: [10, 100, 1000], width: 320) { count in
      chips(count, in: PlainFlow())
    }
  }
}
