/// How wide the badge of a plain row is for each number of hidden items, in points.
public enum BadgeWidths {
  /// Every badge has the same width.
  case constant(Double)
  /// The width by hidden count; called once for each count from 1 to the number of items.
  case function((_ hidden: Int) -> Double)
  /// The widths for 1, 2, 3… hidden items; entries beyond the number of items are ignored.
  case table([Double])
}

extension BadgeWidths {
  /// The converted widths; the badge for `hidden` items is at index `hidden - 1`.
  func converted(items: Int) throws(RowFittingError) -> [FixedLength] {
    switch self {
    case .constant(let width):
      let length = try LengthRole.badge(hidden: 1).length(notNegative: width)
      return Array(repeating: length, count: items)
    case .function(let width):
      return try Self.convert(items: items, width: width)
    case .table(let widths):
      guard widths.count >= items else {
        throw .badgeTableTooShort(entries: widths.count, items: items)
      }
      return try Self.convert(items: items) { hidden in widths[hidden - 1] }
    }
  }

  private static func convert(
    items: Int, width: (_ hidden: Int) -> Double
  ) throws(RowFittingError) -> [FixedLength] {
    var lengths: [FixedLength] = []
    lengths.reserveCapacity(items)
    for hidden in 0..<items {
      let role = LengthRole.badge(hidden: hidden + 1)
      lengths.append(try role.length(notNegative: width(hidden + 1)))
    }
    return lengths
  }
}
