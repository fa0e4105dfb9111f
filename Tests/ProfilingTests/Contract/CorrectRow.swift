import HeadlessUI

/// The number that a badge shows; 0 for an item.
struct TestBadge: LayoutValueKey {
  static let defaultValue = 0
}

/// A whole-prefix row that is right, in steps that a wrong one replaces.
protocol RowSteps: Layout where Cache == Void {
  var spacing: CGFloat { get }

  func fits(_ length: CGFloat, in available: CGFloat) -> Bool
  /// How many items are shown.
  func visible(_ row: RowWidths, available: CGFloat) -> Int
  /// Which badge is shown for a number of hidden items.
  func badge(hidden: Int) -> Int
  func hide(_ subview: LayoutSubview, in bounds: CGRect)
}

struct RowWidths {
  var items: [CGFloat]
  /// The badge for 1 hidden item comes first.
  var badges: [CGFloat]
  var spacing: CGFloat

  func width(visible: Int) -> CGFloat {
    var widths = Array(items.prefix(visible))
    if visible < items.count { widths.append(badges[items.count - visible - 1]) }
    return widths.reduce(0, +) + spacing * CGFloat(max(0, widths.count - 1))
  }
}

extension RowSteps {
  var spacing: CGFloat { 8 }

  func fits(_ length: CGFloat, in available: CGFloat) -> Bool {
    length <= available + 1.0 / 1024
  }

  func visible(_ row: RowWidths, available: CGFloat) -> Int {
    (0...row.items.count).last { fits(row.width(visible: $0), in: available) } ?? 0
  }

  func badge(hidden: Int) -> Int { hidden }

  func hide(_ subview: LayoutSubview, in bounds: CGRect) {
    subview.place(at: CGPoint(x: bounds.minX - 1e6, y: bounds.minY), proposal: .zero)
  }

  private func row(_ subviews: Subviews) -> (RowWidths, sizes: [CGSize]) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let items = zip(subviews, sizes).filter { $0.0[TestBadge.self] == 0 }.map(\.1.width)
    let badges = zip(subviews, sizes).filter { $0.0[TestBadge.self] > 0 }.map(\.1.width)
    return (RowWidths(items: items, badges: badges, spacing: spacing), sizes)
  }

  private func shown(_ row: RowWidths, _ proposal: ProposedViewSize) -> [Int] {
    let visible = visible(row, available: proposal.width ?? .infinity)
    let hidden = row.items.count - visible
    return Array(0..<visible) + (hidden > 0 ? [row.items.count + badge(hidden: hidden) - 1] : [])
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (row, sizes) = row(subviews)
    let shown = shown(row, proposal).map { sizes[$0] }
    return CGSize(
      width: max(0, shown.map(\.width).reduce(0, +) + spacing * CGFloat(max(0, shown.count - 1))),
      height: shown.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (row, sizes) = row(subviews)
    let shown = shown(row, proposal)
    var x = bounds.minX
    for index in shown {
      subviews[index].place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += sizes[index].width + spacing
    }
    for index in subviews.indices where !shown.contains(index) { hide(subviews[index], in: bounds) }
  }
}

struct CorrectRow: RowSteps {
  var spacing: CGFloat = 8
}
