import Foundation

/// An alignment guide of either axis, as those who look guides up know it.
@usableFromInline package struct AlignmentKey: Hashable, Sendable {
  package let id: any AlignmentID.Type
  package let axis: Axis

  package init(_ guide: HorizontalAlignment) {
    id = guide.id
    axis = .horizontal
  }

  package init(_ guide: VerticalAlignment) {
    id = guide.id
    axis = .vertical
  }

  @usableFromInline package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.id == rhs.id && lhs.axis == rhs.axis
  }

  @usableFromInline package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}
