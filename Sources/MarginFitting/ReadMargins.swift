import Foundation
import HeadlessUI

/// Margins from the size that a `GeometryReader` reads.
struct ReadMargins: ViewModifier {
  let maxWidth: CGFloat

  func body(content: Content) -> some View {
    GeometryReader { proxy in
      content
        .contentMargins(
          .horizontal, ContentMargin.width(in: proxy.size.width, maxWidth: maxWidth),
          for: .scrollContent
        )
        // A reader puts its content at its corner; here it is in the centre.
        .frame(width: proxy.size.width, height: proxy.size.height)
    }
  }
}
