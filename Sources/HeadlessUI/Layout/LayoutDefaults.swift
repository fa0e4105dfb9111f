public import Foundation

/// The lengths and limits that hold where nobody said otherwise, each with its source. Lengths
/// are in points.
public enum LayoutDefaults {
  /// What `replacingUnspecifiedDimensions(by:)` puts for nil, and so the ideal size of colours
  /// and shapes.
  ///
  /// Source: SwiftUI's documentation of `ProposedViewSize`.
  public static let unspecifiedSize = CGSize(width: 10, height: 10)

  /// The distance between two neighbours neither of which has a preference.
  ///
  /// Source: SwiftUI's stacks on Apple's platforms, between views that are not text; ours for
  /// text, where SwiftUI's distance depends on the font.
  public static let spacing: CGFloat = 8

  /// What `padding()` adds at an edge.
  ///
  /// Source: SwiftUI on Apple's platforms.
  public static let padding: CGFloat = 16

  /// The shortest length of a `Spacer` without one of its own.
  ///
  /// Source: SwiftUI on Apple's platforms.
  public static let spacerLength: CGFloat = 8

  /// The thickness of a `Divider`.
  ///
  /// Source: SwiftUI on macOS.
  public static let dividerThickness: CGFloat = 1

  /// What a view may be larger than the space offered and still fit, in `ViewThatFits`.
  ///
  /// Source: ours; it is the slack of the package's one definition of "fits".
  public static let fittingSlack: CGFloat = 1.0 / 1024

  /// The size of text without a font.
  ///
  /// Source: SwiftUI's body style on macOS.
  public static let fontSize: CGFloat = 13

  /// The priority of a view in the layout of its container. Not a length.
  ///
  /// Source: SwiftUI's documentation of `LayoutSubview.priority`.
  public static let priority: Double = 0

  /// How far beyond what is visible of a scroll view a lazy stack makes its rows.
  ///
  /// Source: ours.
  public static let lazyMargin: CGFloat = 100

  /// The height of a screen below which it is compact, where half a sheet is no choice.
  ///
  /// Source: ours; phones on their side are lower, and others higher.
  public static let compactHeight: CGFloat = 500

  /// How deep views may be inside each other, counting modifiers. Not a length.
  ///
  /// Source: ours; measured so that debug and sanitizer builds stay within half of a stack of
  /// 8 MB.
  public static let maximumDepth = 512

  /// How often a tree is laid out in one update before it counts as unsettled. Not a length.
  ///
  /// Source: ours; a tree that feeds geometry back into state settles in two or three.
  public static let maximumPasses = 32
}
