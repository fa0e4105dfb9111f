import HeadlessUI
import Synchronization

/// Shares its width among no subviews.
struct AveragingFlow: FlowSteps {
  func reported(_ lines: [FlowLine], _ proposal: ProposedViewSize) -> CGSize {
    var size = CorrectFlow().reported(lines, proposal)
    size.height = size.height / CGFloat(lines.count) * CGFloat(lines.count)
    return size
  }
}

/// Counts one gap fewer than no subviews.
struct NegativeFlow: FlowSteps {
  func reported(_ lines: [FlowLine], _ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: lines.map(\.height).reduce(0, +) + lineSpacing * CGFloat(lines.count - 1))
  }
}

/// Proposes the difference of two infinite lengths.
struct DifferenceFlow: FlowSteps {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let available = available(proposal)
    let left = available - available
    _ = subviews.first?.sizeThatFits(ProposedViewSize(width: left, height: nil))
    return reported(lines(sizes(subviews), available: available), proposal)
  }
}

/// Is a little wider each time.
struct RandomFlow: FlowSteps {
  func reported(_ lines: [FlowLine], _ proposal: ProposedViewSize) -> CGSize {
    var size = CorrectFlow().reported(lines, proposal)
    size.width += .random(in: 1...1000)
    return size
  }
}

/// Is at least as wide as any of its kind was, apart from the last one.
struct RememberingFlow: FlowSteps {
  private static let widths = Mutex<[CGFloat]>([])

  func reported(_ lines: [FlowLine], _ proposal: ProposedViewSize) -> CGSize {
    var size = CorrectFlow().reported(lines, proposal)
    Self.widths.withLock { widths in
      widths = Array((widths + [size.width]).suffix(3))
      size.width = widths[0] == size.width ? size.width : size.width + 20
    }
    return size
  }
}

/// Measures every subview anew for every other one.
struct QuadraticFlow: FlowSteps {
  func sizes(_ subviews: Subviews) -> [CGSize] {
    subviews.indices.map { index in
      subviews.prefix(index + 1).map { $0.sizeThatFits(.unspecified) }.last ?? .zero
    }
  }
}

/// Measures each subview for its width, its height and its line.
struct RepeatingFlow: FlowSteps {
  func sizes(_ subviews: Subviews) -> [CGSize] {
    subviews.map { subview in
      CGSize(
        width: subview.sizeThatFits(.unspecified).width,
        height: max(
          subview.sizeThatFits(.unspecified).height, subview.sizeThatFits(.unspecified).height))
    }
  }
}
