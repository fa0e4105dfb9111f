import Foundation
import HeadlessUI

/// Margins from the width that was observed after the last layout.
struct ObservedMargins: ViewModifier {
  let maxWidth: CGFloat
  /// Of the container, in points; 0 before anything was laid out, which gives no margin.
  @State private var width: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .contentMargins(
        .horizontal, ContentMargin.width(in: width, maxWidth: maxWidth), for: .scrollContent
      )
      // Exactly as wide as the proposal: with margins for an earlier, larger width the content may
      // be wider than that, and what is observed would follow from the margins.
      .frame(minWidth: 0, maxWidth: .infinity)
      .onGeometryChange(for: CGFloat.self) { proxy in
        proxy.size.width
      } action: { newWidth in
        width = newWidth
      }
  }
}
