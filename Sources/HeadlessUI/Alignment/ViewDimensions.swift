public import Foundation

/// The size of a view and its alignment guides, in its own coordinate space.
public struct ViewDimensions {
  private let size: CGSize
  private let proposal: ProposedViewSize
  private let subview: LayoutSubview?

  /// The dimensions `subview` has when `proposal` is proposed to it.
  package init(of subview: LayoutSubview, size: CGSize, proposal: ProposedViewSize) {
    self.size = size
    self.proposal = proposal
    self.subview = subview
  }

  /// The dimensions of something without explicit guides.
  package init(size: CGSize) {
    self.size = size
    proposal = ProposedViewSize(size)
    subview = nil
  }

  /// In points.
  public var width: CGFloat { size.width }

  /// In points.
  public var height: CGFloat { size.height }

  /// The position of `guide` from the leading edge, in points.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  /// The position of `guide` from the top edge, in points.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  /// The explicit position of `guide` from the leading edge, in points; nil if it has none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    subview?.explicitAlignment(AlignmentKey(guide), in: size, proposal: proposal)
  }

  /// The explicit position of `guide` from the top edge, in points; nil if it has none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    subview?.explicitAlignment(AlignmentKey(guide), in: size, proposal: proposal)
  }
}

extension ViewDimensions: Equatable {
  /// Whether the sizes are equal and the guides come from the same place.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size && lhs.proposal == rhs.proposal && lhs.subview == rhs.subview
  }
}
