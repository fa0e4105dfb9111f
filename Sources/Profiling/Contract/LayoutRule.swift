public import Foundation
public import HeadlessUI

/// What a layout says of itself, beyond the layout protocol.
///
/// With a rule, the checker also knows which lines or which row to expect, and holds the layout to
/// it. Lengths are in points, and count to a thousandth of a point.
public enum LayoutRule: Sendable {
  /// Nothing.
  case any
  /// Lines from the top, each with as many subviews at their ideal sizes as fit, one at least.
  ///
  /// The layout is as wide as its widest line, or as the width offered, and as high as its lines
  /// with the gaps between them.
  case flow(spacing: CGFloat, lineSpacing: CGFloat)
  /// Subviews one after another along an axis, with a gap between neighbours.
  case stack(Axis, spacing: CGFloat)
  /// The longest prefix of whole items that fits, and a badge with the number of hidden items.
  ///
  /// The subviews are n items, and then the badges for 1, 2, … n hidden items. Hidden items, and
  /// badges that are not shown, are placed more than 1000 pt outside of the bounds.
  ///
  /// - Parameters:
  ///   - spacing: Between neighbours; may be negative.
  ///   - badge: Marks a leaf as the badge for a number, in the way that the layout looks for.
  case wholePrefixRow(
    spacing: CGFloat, badge: @Sendable (_ leaf: LayoutLeaf, _ hidden: Int) -> LayoutLeaf)

  /// Whether neighbours may overlap, and so reach beyond a size that is never negative.
  var mayOverlap: Bool {
    switch self {
    case .any: false
    case .flow(let spacing, let lineSpacing): spacing < 0 || lineSpacing < 0
    case .stack(_, let spacing), .wholePrefixRow(let spacing, _): spacing < 0
    }
  }

  /// Whether subviews that do not fit are hidden.
  var hidesSubviews: Bool {
    if case .wholePrefixRow = self { true } else { false }
  }
}

extension LayoutRule {
  /// The rule as Swift source, where it has one that anybody could write.
  public var swiftText: String? {
    switch self {
    case .any: nil
    case .flow(let spacing, let lineSpacing):
      ".flow(spacing: \(spacing.shortText), lineSpacing: \(lineSpacing.shortText))"
    case .stack(let axis, let spacing): ".stack(.\(axis), spacing: \(spacing.shortText))"
    case .wholePrefixRow(let spacing, _):
      ".wholePrefixRow(spacing: \(spacing.shortText)) { leaf, hidden in /* mark the badge */ leaf }"
    }
  }
}

/// What the badges of an example look like.
enum ExampleBadge {
  static let height: CGFloat = 10

  /// 20 pt, and 6.3 pt for each digit.
  static func width(hidden: Int) -> CGFloat { (200 + 63 * CGFloat("\(hidden)".count)) / 10 }
}
