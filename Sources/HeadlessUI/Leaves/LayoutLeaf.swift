public import Foundation
public import TextMetrics

/// A view without views inside, as a layout sees one: a size, and what the view says of itself.
///
/// ```swift
/// let leaf = LayoutLeaf("Color samples", fontSize: 14, padding: insets, measurer: measurer)
///   .layoutPriority(1)
/// ```
public struct LayoutLeaf {
  let sizing: Sizing
  private(set) var priority = LayoutDefaults.priority
  private(set) var spacing = ViewSpacing()
  private(set) var values = LayoutValues()
  private(set) var guides = AlignmentGuides()

  enum Sizing {
    case fixed(CGSize)
    case label(LabelMetrics)
    case computed((ProposedViewSize) -> CGSize)
  }

  /// A leaf of this size, in points, whatever is proposed to it.
  ///
  /// - Precondition: Neither side is negative, infinite or not a number.
  public init(size: CGSize) {
    precondition(
      size.width >= 0 && size.width.isFinite && size.height >= 0 && size.height.isFinite,
      "A leaf of a fixed size needs two finite sides of 0 or more.")
    sizing = .fixed(size)
  }

  /// A label on one line, as wide as its text whatever is proposed to it.
  ///
  /// The text is measured each time the leaf is asked for its size, and rounded up to 1/64 pt
  /// (`TextSize.roundedUp`); a measurer with a memory saves that work.
  ///
  /// - Parameters:
  ///   - text: May be empty.
  ///   - fontSize: In points; positive and finite.
  ///   - padding: Added around the text, in points.
  ///   - measurer: Belongs, like the leaf, to the thread that lays out.
  public init(
    _ text: String, fontSize: CGFloat, padding: EdgeInsets = EdgeInsets(),
    measurer: any TextMeasurer
  ) {
    sizing = .label(
      LabelMetrics(text: text, fontSize: fontSize, padding: padding, measurer: measurer))
  }

  /// A leaf whose size follows from the proposal, in points.
  public init(sizeThatFits: @escaping (ProposedViewSize) -> CGSize) {
    sizing = .computed(sizeThatFits)
  }

  /// The size the leaf takes for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    switch sizing {
    case .fixed(let size): size
    case .label(let label): label.size
    case .computed(let size): size(proposal)
    }
  }
}

extension LayoutLeaf {
  /// The leaf with another priority than 0.
  public func layoutPriority(_ value: Double) -> LayoutLeaf {
    var leaf = self
    leaf.priority = value
    return leaf
  }

  /// The leaf with a value for the layout that contains it.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> LayoutLeaf {
    var leaf = self
    leaf.values[key] = value
    return leaf
  }

  /// The leaf with this preferred distance to its neighbours at every edge, in points.
  public func spacing(_ distance: CGFloat) -> LayoutLeaf {
    var leaf = self
    leaf.spacing = ViewSpacing(all: distance)
    return leaf
  }

  /// The leaf with an explicit position of a guide, in points from its leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> LayoutLeaf {
    var leaf = self
    leaf.guides.set(AlignmentKey(guide), to: computeValue)
    return leaf
  }

  /// The leaf with an explicit position of a guide, in points from its top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> LayoutLeaf {
    var leaf = self
    leaf.guides.set(AlignmentKey(guide), to: computeValue)
    return leaf
  }
}
