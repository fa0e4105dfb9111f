public import HeadlessUI

/// The items of a row, and how they and the badge look: what every way of choosing a row is given.
///
/// ```swift
/// RowContent(items) { item in
///   RowChip(item.title)
/// } badge: { hidden in
///   RowChip("\(hidden) more")
/// }
/// ```
public struct RowContent<Item: View, Badge: View> {
  public let items: [RowItem]
  /// Between neighbours, in points; may be negative.
  public let spacing: Double
  let item: (RowItem) -> Item
  let badge: (Int) -> Badge

  /// - Parameters:
  ///   - items: From left to right, with different ids.
  ///   - spacing: Between neighbours, in points; may be negative.
  ///   - item: The view of an item.
  ///   - badge: The view that stands for so many hidden items, at least 1.
  public init(
    _ items: [RowItem], spacing: Double = RowStyle().spacing,
    @ViewBuilder item: @escaping (RowItem) -> Item,
    @ViewBuilder badge: @escaping (_ hidden: Int) -> Badge
  ) {
    self.items = items
    self.spacing = spacing
    self.item = item
    self.badge = badge
  }

  /// The badge, tagged with the number it shows.
  func taggedBadge(hidden: Int) -> some View {
    badge(hidden).layoutValue(key: HiddenCount.self, value: hidden)
  }
}

extension RowContent where Item == RowChip, Badge == RowChip {
  /// A row of labels as chips: as wide, label by label, as the row that the strategies measure.
  public init(_ row: LabelRow) {
    let style = row.style
    self.init(row.items, spacing: style.spacing) { item in
      RowChip(item.title, style: style)
    } badge: { hidden in
      RowChip(style.badge.text(hidden: hidden), style: style)
    }
  }
}
