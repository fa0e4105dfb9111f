/// Where the elements of a chosen row are, from left to right.
///
/// A buffer to be reused: placing another row keeps its memory.
public struct RowPlacements: Sendable {
  /// The items shown, in order, and the badge after them if there is one.
  public private(set) var elements: [PlacedElement] = []

  public init() {}

  mutating func removeAll() {
    elements.removeAll(keepingCapacity: true)
  }

  mutating func append(item index: Int, x: FixedLength, width: FixedLength) {
    elements.append(PlacedElement(kind: .item(index), x: x, width: width))
  }

  mutating func append(badge hidden: Int, x: FixedLength, width: FixedLength) {
    elements.append(PlacedElement(kind: .badge(hidden: hidden), x: x, width: width))
  }

  /// Keeps the first elements.
  mutating func truncate(to count: Int) {
    elements.removeLast(elements.count - count)
  }
}

/// An item or the badge of a row, with its place in the row.
public struct PlacedElement: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The item at this index.
    case item(Int)
    case badge(hidden: Int)
  }

  public var kind: Kind
  /// From the left edge of the row to that of the element.
  public var x: FixedLength
  public var width: FixedLength
}
