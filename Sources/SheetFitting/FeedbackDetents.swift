import Foundation
import HeadlessUI

/// Keeps the height that the content wants, and makes a detent of it.
struct FeedbackDetents: ViewModifier {
  let additional: Set<PresentationDetent>
  /// In points; nil before the content was measured.
  @State private var height: CGFloat?

  func body(content: Content) -> some View {
    IdealHeight { content }
      .onGeometryChange(for: CGFloat.self) { proxy in
        proxy.size.height
      } action: { newHeight in
        height = newHeight
      }
      .presentationDetents(detents)
  }

  /// Without a height to offer the sheet is large: never of height 0, and its first pass measures
  /// what is shown.
  private var detents: Set<PresentationDetent> {
    guard let height, height > 0 else { return additional.isEmpty ? [.large] : additional }
    return additional.union([.height(height)])
  }
}
