import HeadlessUI

/// A tag cloud as a guide to SwiftUI's layouts would write it: rows from the leading edge,
/// a new row where a subview does not fit.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8
  var lineSpacing: CGFloat = 4

  struct Cache {
    var sizes: [CGSize]
  }

  private struct Row {
    var range: Range<Int>
    var size: CGSize
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let rows = rows(width: proposal.width ?? .infinity, cache: cache)
    let heights = rows.map(\.size.height).reduce(0, +)
    return CGSize(
      width: rows.map(\.size.width).max() ?? 0,
      height: heights + lineSpacing * CGFloat(max(0, rows.count - 1)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var y = bounds.minY
    for row in rows(width: bounds.width, cache: cache) {
      var x = bounds.minX
      for (subview, size) in zip(subviews[row.range], cache.sizes[row.range]) {
        subview.place(
          at: CGPoint(x: x, y: y + row.size.height / 2), anchor: .leading,
          proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += row.size.height + lineSpacing
    }
  }

  private func rows(width: CGFloat, cache: Cache) -> [Row] {
    var rows: [Row] = []
    for (index, size) in cache.sizes.enumerated() {
      if let row = rows.last, row.size.width + spacing + size.width <= width {
        rows[rows.count - 1] = Row(
          range: row.range.lowerBound..<index + 1,
          size: CGSize(
            width: row.size.width + spacing + size.width,
            height: max(row.size.height, size.height)))
      } else {
        rows.append(Row(range: index..<index + 1, size: size))
      }
    }
    return rows
  }
}
