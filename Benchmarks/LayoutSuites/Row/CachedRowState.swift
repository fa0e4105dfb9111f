import Foundation
import HeadlessUI
import RowFitting

/// The layout `cached` with its subviews and its cache, driven as a container drives a layout.
struct CachedRowState {
  private let layout: CachedRow
  private let source: LabelRowSubviews
  private let subviews: LayoutSubviews
  private var cache: CachedRow.Cache

  /// - Parameter places: Whether the row will be placed too; room for it is made at once.
  init(_ row: LabelRow, places: Bool = false) {
    layout = CachedRow(spacing: row.style.spacing)
    source = LabelRowSubviews(row)
    subviews = LayoutSubviews(LayoutObservation.observed(source))
    cache = layout.makeCache(subviews: subviews)
    if places { source.prepareForPlacing() }
  }

  mutating func choose(width: FixedLength) -> RowAnswer {
    layout.choose(proposal: Self.proposal(width), subviews: subviews, cache: &cache)
  }

  mutating func choose(width: FixedLength, counting work: inout RowWork) -> RowAnswer {
    layout.choose(
      proposal: Self.proposal(width), subviews: subviews, cache: &cache, counting: &work)
  }

  mutating func place(_ answer: RowAnswer, width: FixedLength) {
    layout.placeSubviews(
      in: bounds(of: answer), proposal: Self.proposal(width), subviews: subviews, cache: &cache)
  }

  mutating func place(_ answer: RowAnswer, width: FixedLength, counting work: inout RowWork) {
    layout.placeSubviews(
      in: bounds(of: answer), proposal: Self.proposal(width), subviews: subviews, cache: &cache,
      counting: &work)
  }

  mutating func setTitle(_ title: String, at index: Int) {
    source.setTitle(title, at: index)
    layout.updateCache(&cache, subviews: subviews)
  }

  private func bounds(of answer: RowAnswer) -> CGRect {
    CGRect(x: 0, y: 0, width: max(0, answer.width.points), height: 0)
  }

  /// The width as a container would propose it: the layout adds the slack itself.
  private static func proposal(_ width: FixedLength) -> ProposedViewSize {
    ProposedViewSize(width: (width - .slack).points, height: nil)
  }
}
