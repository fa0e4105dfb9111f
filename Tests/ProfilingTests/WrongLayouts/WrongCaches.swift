import HeadlessUI

/// What a wrong flow keeps.
struct KeptFlow {
  var sizes: [CGSize] = []
  var lines: [FlowLine]?
  var size: CGSize?
}

/// A flow with a cache; by default it is right as far as it measures once.
protocol CachingFlow: Layout where Cache == KeptFlow {}

extension CachingFlow {
  func makeCache(subviews: Subviews) -> KeptFlow {
    KeptFlow(sizes: CorrectFlow().sizes(subviews))
  }

  func lines(_ proposal: ProposedViewSize, _ sizes: [CGSize]) -> [FlowLine] {
    CorrectFlow().lines(sizes, available: CorrectFlow().available(proposal))
  }

  func place(_ lines: [FlowLine], _ sizes: [CGSize], _ subviews: Subviews, in bounds: CGRect) {
    var y = bounds.minY
    for line in lines {
      var x = bounds.minX
      for index in line.range where index < subviews.count {
        subviews[index].place(
          at: CGPoint(x: x, y: y), proposal: ProposedViewSize(sizes[index]))
        x += sizes[index].width + 8
      }
      y += line.height + 4
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout KeptFlow
  ) -> CGSize {
    CorrectFlow().reported(lines(proposal, cache.sizes), proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout KeptFlow
  ) {
    place(lines(proposal, cache.sizes), cache.sizes, subviews, in: bounds)
  }
}

/// Places the lines of the proposal measured last, in whatever bounds.
struct LastLinesFlow: CachingFlow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout KeptFlow
  ) -> CGSize {
    let lines = lines(proposal, cache.sizes)
    cache.lines = lines
    return CorrectFlow().reported(lines, proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout KeptFlow
  ) {
    let lines = cache.lines ?? lines(proposal, cache.sizes)
    place(lines, cache.sizes, subviews, in: bounds)
  }
}

/// Keeps what it measured, whatever changes.
struct StaleFlow: CachingFlow {
  func updateCache(_ cache: inout KeptFlow, subviews: Subviews) {
    while cache.sizes.count < subviews.count {
      cache.sizes.append(subviews[cache.sizes.count].sizeThatFits(.unspecified))
    }
    cache.sizes.removeLast(cache.sizes.count - subviews.count)
  }
}

/// Does not see subviews that were added.
struct ShortFlow: CachingFlow {
  func updateCache(_ cache: inout KeptFlow, subviews: Subviews) {
    cache.sizes = Array(CorrectFlow().sizes(subviews).prefix(cache.sizes.count))
  }
}

/// Keeps the sizes of subviews that were removed.
struct LongFlow: CachingFlow {
  func updateCache(_ cache: inout KeptFlow, subviews: Subviews) {
    cache.sizes = CorrectFlow().sizes(subviews) + cache.sizes.dropFirst(subviews.count)
  }
}

/// Adds to the height with each question.
struct GrowingFlow: CachingFlow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout KeptFlow
  ) -> CGSize {
    var size = CorrectFlow().reported(lines(proposal, cache.sizes), proposal)
    size.height += cache.size?.height ?? 0
    cache.size = CGSize(width: 0, height: 7 + (cache.size?.height ?? 0))
    return size
  }
}

/// Answers every proposal with the size for the first one.
struct FirstAnswerFlow: CachingFlow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout KeptFlow
  ) -> CGSize {
    let size = cache.size ?? CorrectFlow().reported(lines(proposal, cache.sizes), proposal)
    cache.size = size
    return size
  }

  func updateCache(_ cache: inout KeptFlow, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
}

/// Places on one line unless it was asked for its size before.
struct UnpreparedFlow: CachingFlow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout KeptFlow
  ) -> CGSize {
    cache.size = .zero
    return CorrectFlow().reported(lines(proposal, cache.sizes), proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout KeptFlow
  ) {
    let isPrepared = cache.size != nil
    let lines = lines(isPrepared ? proposal : .unspecified, cache.sizes)
    place(lines, cache.sizes, subviews, in: bounds)
  }
}
