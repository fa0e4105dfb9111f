/// What a length is in the row that it belongs to, so that an error can say where it stands.
public enum LengthRole: Hashable, Sendable {
  /// The width of an item, by its index from 0.
  case item(Int)
  /// The width of the badge for so many hidden items.
  case badge(hidden: Int)
  case spacing
  /// The width that the row may take.
  case available
  case horizontalPadding
  case verticalPadding
  case fontSize
  /// Any other length.
  case length
}

extension LengthRole: CustomStringConvertible {
  /// A phrase for the middle of a sentence; items are counted from 1.
  public var description: String {
    switch self {
    case .item(let index): "the width of item \(index + 1)"
    case .badge(let hidden): "the width of the badge for \(hidden) hidden"
    case .spacing: "the spacing"
    case .available: "the available width"
    case .horizontalPadding: "the horizontal padding"
    case .verticalPadding: "the vertical padding"
    case .fontSize: "the font size"
    case .length: "the length"
    }
  }
}
