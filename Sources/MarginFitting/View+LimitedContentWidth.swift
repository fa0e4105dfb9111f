public import Foundation
public import HeadlessUI

extension View {
  /// Limits the width of what the scroll views in this view scroll, and centres it.
  ///
  /// ```swift
  /// ScrollView { Articles() }.limitedContentWidth()
  /// ```
  ///
  /// The margins are those of ``ContentMargin``, on both sides of the scrolled content and not of
  /// the indicators, which stay at the edges. Inside a scroll view of one's own, ``LimitedWidth``
  /// does the same in one pass.
  ///
  /// - Parameters:
  ///   - maxWidth: The largest width of the content, in points.
  ///   - observation: How the width of the container is found out. It is meant to stay the same:
  ///     another one makes the view anew.
  @ViewBuilder public func limitedContentWidth(
    _ maxWidth: CGFloat = ContentMargin.defaultMaxWidth,
    by observation: MarginObservation = .geometryChange
  ) -> some View {
    switch observation {
    case .geometryReader:
      GeometryReader { proxy in
        contentMargins(
          .horizontal, ContentMargin.width(in: proxy.size.width, maxWidth: maxWidth),
          for: .scrollContent
        )
        // A reader puts its content at its corner; here it is in the centre.
        .frame(width: proxy.size.width, height: proxy.size.height)
      }
    case .geometryChange: modifier(ObservedMargins(maxWidth: maxWidth))
    }
  }
}
