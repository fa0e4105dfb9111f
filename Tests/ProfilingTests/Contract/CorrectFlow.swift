import HeadlessUI

/// A flow that is right, in steps that a wrong one replaces.
protocol FlowSteps: Layout where Cache == Void {
  var spacing: CGFloat { get }
  var lineSpacing: CGFloat { get }

  /// The length to break lines at.
  func available(_ proposal: ProposedViewSize) -> CGFloat
  func sizes(_ subviews: Subviews) -> [CGSize]
  func fits(_ length: CGFloat, in available: CGFloat) -> Bool
  func lines(_ sizes: [CGSize], available: CGFloat) -> [FlowLine]
  func reported(_ lines: [FlowLine], _ proposal: ProposedViewSize) -> CGSize
  func place(
    _ subview: LayoutSubview, at position: CGPoint, _ size: CGSize, in bounds: CGRect,
    _ proposal: ProposedViewSize)
}

struct FlowLine {
  var range: Range<Int>
  var width: CGFloat
  var height: CGFloat
}

extension FlowSteps {
  var spacing: CGFloat { 8 }
  var lineSpacing: CGFloat { 4 }

  func available(_ proposal: ProposedViewSize) -> CGFloat { proposal.width ?? .infinity }

  func sizes(_ subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func fits(_ length: CGFloat, in available: CGFloat) -> Bool {
    length <= available + 1.0 / 1024
  }

  func lines(_ sizes: [CGSize], available: CGFloat) -> [FlowLine] {
    var lines: [FlowLine] = []
    for (index, size) in sizes.enumerated() {
      if let line = lines.last, fits(line.width + spacing + size.width, in: available) {
        lines[lines.count - 1] = FlowLine(
          range: line.range.lowerBound..<index + 1, width: line.width + spacing + size.width,
          height: max(line.height, size.height))
      } else {
        lines.append(
          FlowLine(range: index..<index + 1, width: size.width, height: size.height))
      }
    }
    return lines
  }

  func reported(_ lines: [FlowLine], _ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: max(0, lines.map(\.width).max() ?? 0),
      height: lines.map(\.height).reduce(0, +) + lineSpacing * CGFloat(max(0, lines.count - 1)))
  }

  func place(
    _ subview: LayoutSubview, at position: CGPoint, _ size: CGSize, in bounds: CGRect,
    _ proposal: ProposedViewSize
  ) {
    subview.place(at: position, proposal: ProposedViewSize(size))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    reported(lines(sizes(subviews), available: available(proposal)), proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = sizes(subviews)
    var y = bounds.minY
    for line in lines(sizes, available: available(proposal)) {
      var x = bounds.minX
      for index in line.range {
        place(
          subviews[subviews.startIndex + index], at: CGPoint(x: x, y: y), sizes[index],
          in: bounds, proposal)
        x += sizes[index].width + spacing
      }
      y += line.height + lineSpacing
    }
  }
}

struct CorrectFlow: FlowSteps {}

/// Lines in a cache, kept with the proposal that they are for.
struct CachedFlow: Layout {
  struct Cache {
    var sizes: [CGSize]
    var width: CGFloat?
    var lines: [FlowLine]?
  }

  func makeCache(subviews: Subviews) -> Cache { Cache(sizes: CorrectFlow().sizes(subviews)) }

  private func lines(_ proposal: ProposedViewSize, _ cache: inout Cache) -> [FlowLine] {
    if let lines = cache.lines, cache.width == proposal.width { return lines }
    let flow = CorrectFlow()
    let lines = flow.lines(cache.sizes, available: flow.available(proposal))
    cache.lines = lines
    cache.width = proposal.width
    return lines
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    CorrectFlow().reported(lines(proposal, &cache), proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var y = bounds.minY
    for line in lines(proposal, &cache) {
      var x = bounds.minX
      for index in line.range {
        subviews[index].place(
          at: CGPoint(x: x, y: y), proposal: ProposedViewSize(cache.sizes[index]))
        x += cache.sizes[index].width + 8
      }
      y += line.height + 4
    }
  }
}
