/// A row given as widths: nothing is measured, and everything is converted once, on entry.
public struct PlainRow: Hashable, Sendable {
  /// The widths of the items, in order.
  public let widths: [FixedLength]
  /// The widths of the badges; the one for `hidden` items is at index `hidden - 1`.
  public let badgeWidths: [FixedLength]
  /// Between neighbours; may be negative.
  public let spacing: FixedLength

  public var count: Int { widths.count }

  /// Converts and checks a row.
  ///
  /// - Parameters:
  ///   - widths: The widths of the items, in points.
  ///   - badge: The widths of the badges.
  ///   - spacing: Between neighbours, in points; may be negative.
  /// - Throws: ``RowFittingError`` naming the first length that is NaN, infinite, negative where
  ///   it must not be, or too large; also for a badge table that is too short, for more items
  ///   than ``RowLimits/items``, and for negative spacing with a total out of range.
  /// - Complexity: One conversion for each item and each badge.
  public init(
    widths: [Double], badge: BadgeWidths, spacing: Double = RowStyle().spacing
  ) throws(RowFittingError) {
    guard widths.count <= RowLimits.items else { throw .tooManyItems(widths.count) }
    var lengths: [FixedLength] = []
    lengths.reserveCapacity(widths.count)
    for (index, width) in widths.enumerated() {
      lengths.append(try LengthRole.item(index).length(notNegative: width))
    }
    self.widths = lengths
    self.badgeWidths = try badge.converted(items: widths.count)
    self.spacing = try LengthRole.spacing.length(spacing)
    if self.spacing < .zero { try checkTotal() }
  }

  /// A row of decimal numbers such as `"67.7"`, with a badge width for all hidden counts or one
  /// for each.
  ///
  /// - Parameters:
  ///   - decimalWidths: The widths of the items, in points.
  ///   - badges: One width, or those for 1, 2, 3… hidden items.
  ///   - spacing: Between neighbours, in points.
  /// - Throws: ``RowFittingError`` as ``init(widths:badge:spacing:)`` does, and for text that is
  ///   not a decimal number.
  public init(
    decimalWidths: [String], badges: [String], spacing: String
  ) throws(RowFittingError) {
    var widths: [Double] = []
    for (index, text) in decimalWidths.enumerated() {
      widths.append(try LengthRole.item(index).points(text))
    }
    var table: [Double] = []
    for (index, text) in badges.enumerated() {
      table.append(try LengthRole.badge(hidden: index + 1).points(text))
    }
    let badge: BadgeWidths = table.count == 1 ? .constant(table[0]) : .table(table)
    try self.init(widths: widths, badge: badge, spacing: LengthRole.spacing.points(spacing))
  }

  /// A running sum that saturates on its way up and then comes back by negative spacing would be
  /// wrong, so such rows are refused.
  private func checkTotal() throws(RowFittingError) {
    var total = badgeWidths.max() ?? .zero
    for width in widths { total += width }
    let (_, overflow) = spacing.rawValue.multipliedReportingOverflow(by: Int64(count))
    guard total < .unlimited, !overflow else { throw .totalOutOfRange }
  }
}
