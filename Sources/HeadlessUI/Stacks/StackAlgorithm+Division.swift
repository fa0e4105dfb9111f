import Foundation

extension StackAlgorithm {
  /// Divides the length among the subviews and lines them up across the stack.
  func divide(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: _StackCache
  ) -> StackDivision {
    var division = StackDivision(
      proposal: proposal, shares: Array(repeating: nil, count: subviews.count),
      sizes: Array(repeating: .zero, count: subviews.count), offsets: [], size: .zero)
    if let length = axis.main(proposal), length.isFinite {
      share(length - cache.totalGap, axis.cross(proposal), subviews, cache.groups, &division)
    } else {
      // Nothing to divide: each is asked once for what it wants of an unspecified or an
      // unlimited length.
      for index in subviews.indices {
        division.shares[index] = axis.main(proposal)
        division.sizes[index] = subviews[index].sizeThatFits(proposal)
      }
    }
    align(subviews, &division, cache)
    return division
  }

  private func share(
    _ length: CGFloat, _ cross: CGFloat?, _ subviews: LayoutSubviews, _ groups: [[Int]],
    _ division: inout StackDivision
  ) {
    func measure(_ index: Int, _ length: CGFloat) -> CGSize {
      subviews[index].sizeThatFits(axis.proposal(main: length, cross: cross))
    }
    var left = length
    let minima = groups.count == 1 ? [] : subviews.indices.map { axis.main(measure($0, 0)) }
    var reserved = groups.dropFirst().joined().reduce(0) { $0 + minima[$1] }
    for (number, group) in groups.enumerated() {
      var available = left - reserved
      let order = group.count == 1 ? group : leastFlexibleFirst(group, minima, measure)
      for (position, index) in order.enumerated() {
        let share = nonnegative(available / CGFloat(order.count - position))
        let size = measure(index, share)
        division.shares[index] = share
        division.sizes[index] = size
        available -= axis.main(size)
        left -= axis.main(size)
      }
      if number + 1 < groups.count {
        reserved -= groups[number + 1].reduce(0) { $0 + minima[$1] }
      }
    }
  }

  /// A group in the order in which it is served: by flexibility, then the larger minimum
  /// first among those without a limit, then as written.
  private func leastFlexibleFirst(
    _ group: [Int], _ minima: [CGFloat], _ measure: (Int, CGFloat) -> CGSize
  ) -> [Int] {
    let entries = group.map { index in
      let minimum = minima.isEmpty ? axis.main(measure(index, 0)) : minima[index]
      let maximum = axis.main(measure(index, .infinity))
      return (index: index, minimum: minimum, flexibility: maximum - minimum)
    }
    return entries.sorted { lhs, rhs in
      if lhs.flexibility != rhs.flexibility { return lhs.flexibility < rhs.flexibility }
      if lhs.flexibility == .infinity, lhs.minimum != rhs.minimum {
        return lhs.minimum > rhs.minimum
      }
      return lhs.index < rhs.index
    }.map(\.index)
  }

  private func align(
    _ subviews: LayoutSubviews, _ division: inout StackDivision, _ cache: _StackCache
  ) {
    let cross = axis.cross(division.proposal)
    var before: CGFloat = 0
    var after: CGFloat = 0
    var length: CGFloat = cache.totalGap
    let guides = subviews.indices.map { index in
      let size = division.sizes[index]
      // An infinite subview has no centre: it lies at the edge.
      let guide =
        axis.cross(size).isFinite
        ? guide(
          ViewDimensions(
            of: subviews[index], size: size,
            proposal: axis.proposal(main: division.shares[index], cross: cross)))
        : 0
      before = index == subviews.startIndex ? guide : max(before, guide)
      let rest = axis.cross(size) - guide
      after = index == subviews.startIndex ? rest : max(after, rest)
      length += axis.main(size)
      return guide
    }
    division.offsets = guides.map { before - $0 }
    division.size = axis.size(main: length, cross: before + after)
  }
}
