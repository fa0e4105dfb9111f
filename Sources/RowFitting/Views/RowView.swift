public import HeadlessUI

/// One row: its first items and, if any are hidden, the badge. It chooses nothing, and is as wide
/// as it is, whatever is proposed to it.
public struct RowView<Item: View, Badge: View>: View {
  let content: RowContent<Item, Badge>
  let visible: Int?

  /// - Parameter visible: How many items to show; nil shows neither items nor a badge.
  public init(_ content: RowContent<Item, Badge>, visible: Int?) {
    self.content = content
    self.visible = visible
  }

  public var body: some View {
    HStack(spacing: content.spacing) {
      ForEach(content.items.prefix(visible ?? 0)) { item in
        content.item(item)
      }
      if let visible, visible < content.items.count {
        content.taggedBadge(hidden: content.items.count - visible)
      }
    }
    .fixedSize()
  }
}
