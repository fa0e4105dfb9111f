import HeadlessUI
import LayoutTesting
import Profiling
import Testing

/// A column that reports a gap too many.
private struct GapColumn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map { $0.height + 8 }.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height + 8
    }
  }
}

@Suite struct SoundnessTests {
  @Test func `The package's own stacks are sound`() throws {
    try expectSound(HStackLayout(spacing: 8), rule: .stack(.horizontal, spacing: 8), cases: 20)
    try expectSound(ZStackLayout(), cases: 20)
  }

  @Test func `A fault comes with a sentence, a case, a remedy and a test to paste`() throws {
    let error = #expect(throws: LayoutTestingError.self) {
      try expectSound(GapColumn(), rule: .stack(.vertical, spacing: 8))
    }
    let text = "\(try #require(error))"
    #expect(text.hasPrefix("ends-without-gap: The gap after the last subview"))
    #expect(text.contains("Add a gap before each subview but the first of its line."))
    #expect(
      text.contains(
        "try expectSound(\n    GapColumn(), rule: .stack(.vertical, spacing: 8),\n    on: LayoutExample(["
      ))
  }

  @MainActor
  @Test func `Views that settle are expected to, and those that do not are named`() throws {
    try expectSettled(cases: 5) { TagColumn(count: $0.titles.count) }
    let error = #expect(throws: LayoutTestingError.self) {
      try expectSettled(cases: 5) { _ in RestlessView() }
    }
    #expect("\(try #require(error))".hasPrefix("does-not-drift: "))
  }

  @Test func `The case of a report shows the fault again`() {
    #expect(throws: LayoutTestingError.self) {
      try expectSound(
        GapColumn(), rule: .stack(.vertical, spacing: 8), on: LayoutExample([.init(0, 1)]))
    }
  }
}
