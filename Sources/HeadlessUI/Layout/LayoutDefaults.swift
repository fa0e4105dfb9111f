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

  /// What is further allowed for where lengths were added up: sums of numbers that no `Double`
  /// holds differ by less from what they stand for.
  ///
  /// Source: ours; 2⁻³⁰ pt, the unit of the package's one definition of "fits".
  public static let rounding: CGFloat = 0x1p-30

  /// The size of a font that has no size of its own.
  ///
  /// Source: SwiftUI's body style on macOS.
  public static let fontSize: CGFloat = 13

  /// The size of a text style.
  ///
  /// Source: Apple's Human Interface Guidelines, Typography: the built-in text styles of macOS,
  /// and those of iOS at the size Large, which is the default.
  public static func fontSize(
    of style: Font.TextStyle, on platform: TextStylePlatform
  ) -> CGFloat {
    let (macOS, iOS): (CGFloat, CGFloat) =
      switch style {
      case .largeTitle: (26, 34)
      case .title: (22, 28)
      case .title2: (17, 22)
      case .title3: (15, 20)
      case .headline: (13, 17)
      case .body: (13, 17)
      case .callout: (12, 16)
      case .subheadline: (11, 15)
      case .footnote: (10, 13)
      case .caption: (10, 12)
      case .caption2: (10, 11)
      }
    return platform == .macOS ? macOS : iOS
  }

  /// The weight of a text style, which no length depends on.
  ///
  /// Source: as for ``fontSize(of:on:)``.
  public static func fontWeight(
    of style: Font.TextStyle, on platform: TextStylePlatform
  ) -> Font.Weight {
    switch (style, platform) {
    case (.headline, .macOS): .bold
    case (.headline, .iOS): .semibold
    case (.caption2, .macOS): .medium
    default: .regular
    }
  }

  /// How far the baseline is below the top of a line, as a part of the line's height. Not a
  /// length.
  ///
  /// Source: the ascender, 0.905 em, and the line height, 1.15 em, of Arial and Liberation Sans.
  /// Ours for other fonts, since measurers tell the height of a line only.
  public static let baseline: CGFloat = 0.905 / 1.15

  /// How numbers in text are written. Not a length.
  ///
  /// Source: ours; the same on every machine.
  public static let locale = Locale(identifier: "en_US")

  /// The size of the window of an ``App`` that names none.
  ///
  /// Source: ours; about what macOS opens for a new project.
  public static let windowSize = CGSize(width: 900, height: 450)

  /// The distance between the icon and the title of a ``Label``.
  ///
  /// Source: ours; SwiftUI's depends on the font and the platform.
  public static let labelSpacing: CGFloat = 8

  /// The width of a line around a shape or a border that names none.
  ///
  /// Source: SwiftUI's documentation of `stroke(_:lineWidth:)` and `border(_:width:)`.
  public static let lineWidth: CGFloat = 1

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
