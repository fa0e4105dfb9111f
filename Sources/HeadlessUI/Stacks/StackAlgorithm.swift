import Foundation

/// The layout of a row or a column.
///
/// Source: SwiftUI's observed behaviour. The length left over by the gaps is divided group by
/// group, the highest priority first, after the minima of all lower groups are set aside.
/// Within a group the least flexible subview comes first, and each is proposed an equal part
/// of what is left.
struct StackAlgorithm {
  let axis: Axis
  let spacing: CGFloat?
  /// The position of the guide across the stack in the dimensions of a subview.
  let guide: (ViewDimensions) -> CGFloat

  func makeCache(_ subviews: LayoutSubviews) -> _StackCache {
    var cache = _StackCache()
    cache.gaps = zip(subviews.indices, subviews.indices.dropFirst()).map { index, next in
      spacing ?? subviews[index].spacing.distance(to: subviews[next].spacing, along: axis)
    }
    cache.totalGap = cache.gaps.reduce(0, +)
    cache.groups = groups(subviews)
    return cache
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    var result = ViewSpacing()
    let (first, last, sides): (Edge.Set, Edge.Set, Edge.Set) =
      axis == .horizontal
      ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    for index in subviews.indices {
      var edges = sides
      if index == subviews.startIndex { edges.formUnion(first) }
      if index == subviews.endIndex - 1 { edges.formUnion(last) }
      result.formUnion(subviews[index].spacing, edges: edges)
    }
    return result
  }

  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache
  ) -> CGSize {
    if let division = cache.division, division.proposal == proposal { return division.size }
    let division = divide(proposal, subviews, cache)
    cache.division = division
    return division.size
  }

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout _StackCache
  ) {
    _ = size(proposal, subviews, &cache)
    guard let division = cache.division else { return }
    let cross = axis.cross(proposal)
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    let edge = axis == .horizontal ? bounds.minY : bounds.minX
    for index in subviews.indices {
      let across = edge + division.offsets[index]
      subviews[index].place(
        at: axis == .horizontal
          ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position),
        proposal: axis.proposal(main: division.shares[index], cross: cross))
      position += axis.main(division.sizes[index])
      if index < cache.gaps.count { position += cache.gaps[index] }
    }
  }

  private func groups(_ subviews: LayoutSubviews) -> [[Int]] {
    let priorities = subviews.map(\.priority)
    guard let first = priorities.first else { return [] }
    if priorities.allSatisfy({ $0 == first }) { return [Array(subviews.indices)] }
    return Set(priorities).sorted(by: >).map { priority in
      subviews.indices.filter { priorities[$0] == priority }
    }
  }
}
