public import HeadlessUI

/// The row as it is written first: all n + 1 rows in a `ViewThatFits`, the longest first.
///
/// `ViewThatFits` makes and measures the rows one by one until one fits. With
/// `\.measuresAllFittingViews` set in the environment it makes all of them, n(n+1)/2 item views
/// and n badges. Rows made once are kept.
public struct CandidateRowsView<Item: View, Badge: View>: View {
  let content: RowContent<Item, Badge>

  public init(_ content: RowContent<Item, Badge>) {
    self.content = content
  }

  public var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach((0...content.items.count).reversed(), id: \.self) { visible in
        RowView(content, visible: visible)
      }
    }
  }
}
