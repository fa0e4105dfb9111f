public import HeadlessUI

/// The row as a ``CachedRow`` over n items and n badges: 2n views are made, and those that are not
/// shown are parked out of sight.
public struct CachedRowView<Item: View, Badge: View>: View {
  let content: RowContent<Item, Badge>

  public init(_ content: RowContent<Item, Badge>) {
    self.content = content
  }

  public var body: some View {
    CachedRow(spacing: content.spacing) {
      ForEach(content.items) { item in
        content.item(item)
      }
      ForEach(0..<content.items.count, id: \.self) { index in
        content.taggedBadge(hidden: index + 1)
      }
    }
  }
}
