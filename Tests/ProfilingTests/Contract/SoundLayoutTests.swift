import HeadlessUI
import Profiling
import RowFitting
import Testing

/// Subviews on a circle as large as what is offered.
struct RingLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let side = (sizes.flatMap { [$0.width, $0.height] }.max() ?? 0) * 3
    let offered = proposal.replacingUnspecifiedDimensions(by: CGSize(width: side, height: side))
    let width = min(offered.width, offered.height, 10_000)
    return CGSize(width: max(side, width), height: max(side, width))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(subviews.count)
      subview.place(
        at: CGPoint(
          x: bounds.midX + bounds.width / 3 * cos(angle),
          y: bounds.midY + bounds.height / 3 * sin(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}

/// Columns of one width, the widest of all or their share of what is offered.
struct EqualColumns: Layout {
  private func side(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = sizes.map(\.width).max() ?? 0
    let share = proposal.width.flatMap { $0.isFinite ? $0 / CGFloat(subviews.count) : nil }
    return CGSize(width: max(widest, share ?? widest), height: sizes.map(\.height).max() ?? 0)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let side = side(proposal, subviews)
    return CGSize(width: side.width * CGFloat(subviews.count), height: side.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard !subviews.isEmpty else { return }
    let side = side(proposal, subviews)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * side.width, y: bounds.minY),
        proposal: ProposedViewSize(side))
    }
  }
}

/// One above the other, in four fifths of the width offered.
struct FourFifths: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = sizes.map(\.width).max() ?? 0
    let width = proposal.width.map { min($0, 1e6) * 0.8 } ?? widest
    return CGSize(width: max(width, widest), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}

@Suite struct SoundLayoutTests {
  static let layouts: [CheckedLayout] = [
    CheckedLayout("horizontal stack", HStackLayout()),
    CheckedLayout(
      "horizontal stack with a rule", HStackLayout(spacing: 8),
      rule: .stack(.horizontal, spacing: 8)),
    CheckedLayout("vertical stack", VStackLayout()),
    CheckedLayout(
      "vertical stack with a rule", VStackLayout(spacing: 3.3),
      rule: .stack(.vertical, spacing: 3.3)),
    CheckedLayout("layered stack", ZStackLayout()),
    CheckedLayout("any layout", AnyLayout(VStackLayout())),
    CheckedLayout("cached row", CachedRow(), rule: .cachedRow),
    CheckedLayout("flow", CorrectFlow(), rule: .testFlow),
    CheckedLayout("flow without a rule", CorrectFlow()),
    CheckedLayout("flow with a cache", CachedFlow(), rule: .testFlow),
    CheckedLayout("row", CorrectRow(), rule: .testRow),
    CheckedLayout("overlapping row", CorrectRow(spacing: -30), rule: .testRow(spacing: -30)),
    CheckedLayout("ring", RingLayout()),
    CheckedLayout("equal columns", EqualColumns()),
    CheckedLayout("four fifths", FourFifths()),
  ]

  @Test(
    "A correct layout is sound, whatever the seed", arguments: layouts.map(\.name),
    [1, 1000, 987_654])
  func sound(name: String, seed: UInt64) throws {
    let layout = try #require(Self.layouts.first { $0.name == name })
    let report = layout.check(seed, 40)
    #expect(report.findings == [])
    #expect(report.notes == [])
    #expect(report.unchecked == [])
  }
}

extension LayoutRule {
  static var cachedRow: LayoutRule {
    .wholePrefixRow(spacing: CGFloat(CachedRow().spacing)) { leaf, hidden in
      leaf.layoutValue(key: HiddenCount.self, value: hidden)
    }
  }
}
