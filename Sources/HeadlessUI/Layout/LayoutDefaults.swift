public import Foundation

/// The lengths that hold where nobody said otherwise, in points, each with its source.
public enum LayoutDefaults {
  /// What `replacingUnspecifiedDimensions(by:)` puts for nil.
  ///
  /// Source: SwiftUI's documentation of `ProposedViewSize`.
  public static let unspecifiedSize = CGSize(width: 10, height: 10)

  /// The distance between two neighbours neither of which has a preference.
  ///
  /// Source: SwiftUI's stacks on Apple's platforms, between views that are not text; ours for
  /// text, where SwiftUI's distance depends on the font.
  public static let spacing: CGFloat = 8

  /// The priority of a view in the layout of its container. Not a length.
  ///
  /// Source: SwiftUI's documentation of `LayoutSubview.priority`.
  public static let priority: Double = 0
}
