import HeadlessUI
import TextMetrics

/// A layout of no size that places its subviews as a closure does.
struct ProbeLayout: Layout {
  var place: @Sendable (CGRect, ProposedViewSize, LayoutSubviews) -> Void = { _, _, _ in }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    place(bounds, proposal, subviews)
  }
}

/// Measures a character as half an em and a third of a point, a line as 1.2 em.
final class HalfEmMeasurer: TextMeasurer {
  private(set) var calls = 0

  var description: MeasurerDescription {
    MeasurerDescription(kind: .embedded, font: "Half Em")
  }

  func size(of text: String, fontSize: Double) -> TextSize {
    calls += 1
    let advance = fontSize / 2 + 1.0 / 3
    return TextSize(width: Double(text.count) * advance, height: fontSize * 1.2)
  }
}

extension LayoutLeaf {
  init(_ width: CGFloat, _ height: CGFloat) {
    self.init(size: CGSize(width: width, height: height))
  }
}

/// Leaves of widths 0, 1, 2 and so on, so that a width says which subview it is.
func numberedLeaves(_ count: Int) -> LeafSubviews {
  LeafSubviews((0..<count).map { LayoutLeaf(CGFloat($0), 10) })
}

extension LayoutSubviews {
  /// The ideal widths of the subviews, by iteration.
  var widths: [CGFloat] { map { $0.sizeThatFits(.unspecified).width } }
}
