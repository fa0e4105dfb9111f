import HeadlessUI
import MarginFitting

/// A way of giving scrolled content centred margins.
enum MarginStrategy: String, CaseIterable {
  case geometryReader = "geometry-reader"
  case geometryChange = "geometry-change"
  case layout

  var summary: String {
    switch self {
    case .geometryReader:
      """
      A GeometryReader around the scroll view, which takes all the space offered and builds the \
      views for each size: one pass, and one body more for each new size.
      """
    case .geometryChange:
      """
      The scroll view fills the width, which is observed with onGeometryChange and kept in state: \
      one more pass and one more body after each change of width.
      """
    case .layout:
      """
      A Layout around the scrolled content limits the width that it proposes, and centres: one \
      pass, no state.
      """
    }
  }

  /// A scroll view with content of limited width.
  ///
  /// Erased here, at once: a choice of views would be one more view for each container that is
  /// around another.
  @MainActor func scrollView(@ViewBuilder _ content: () -> some View) -> AnyView {
    switch self {
    case .geometryReader:
      AnyView(ScrollView { content() }.limitedContentWidth(by: .geometryReader))
    case .geometryChange:
      AnyView(ScrollView { content() }.limitedContentWidth(by: .geometryChange))
    case .layout:
      AnyView(ScrollView { LimitedWidth { content() } })
    }
  }
}
