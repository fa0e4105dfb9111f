import HeadlessUI
import Testing
import TextMetrics

/// Measures a character of the default font as 10 pt wide, and a line as 24 pt high.
final class TensMeasurer: TextMeasurer {
  private(set) var calls = 0

  var description: MeasurerDescription {
    MeasurerDescription(kind: .embedded, font: "Tens")
  }

  func size(of text: String, fontSize: Double) -> TextSize {
    calls += 1
    return TextSize(width: Double(text.count) * 10 * fontSize / 13, height: 24 * fontSize / 13)
  }
}

/// Proposes a size to its only subview, and puts it at the top left.
struct SpaceLayout: Layout {
  var width: CGFloat?
  var height: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(
      at: bounds.origin, proposal: ProposedViewSize(width: width, height: height))
  }
}

/// The texts of a view that gets a proposal, measured by a ``TensMeasurer``.
@MainActor
func inTens(
  _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil, type: String = "Text",
  environment: EnvironmentValues = EnvironmentValues()
) throws -> [LayoutSnapshot] {
  let host = LayoutHost(
    SpaceLayout(width: width, height: height) { view }, measurer: TensMeasurer(),
    environment: environment)
  try host.layout(proposing: .unspecified)
  return host.snapshot().views(ofType: type)
}
