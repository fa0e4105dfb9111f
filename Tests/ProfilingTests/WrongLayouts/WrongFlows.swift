import HeadlessUI

/// Loses exact fits: sums of decimals are compared without a slack.
struct RoundingFlow: FlowSteps {
  func fits(_ length: CGFloat, in available: CGFloat) -> Bool { length <= available }
}

/// Wraps what fits exactly.
struct StrictFlow: FlowSteps {
  func fits(_ length: CGFloat, in available: CGFloat) -> Bool { length + 1.0 / 2048 < available }
}

/// Counts a gap after the last subview of a line, where it reports its size.
struct TrailingGapFlow: FlowSteps {
  func reported(_ lines: [FlowLine], _ proposal: ProposedViewSize) -> CGSize {
    var size = CorrectFlow().reported(lines, proposal)
    if !lines.isEmpty { size.width += spacing }
    return size
  }
}

/// Counts a gap after the last subview of a line, where it breaks lines.
struct TrailingGapWrapFlow: FlowSteps {
  func fits(_ length: CGFloat, in available: CGFloat) -> Bool {
    length + spacing <= available + 1.0 / 1024
  }
}

/// Counts a gap after the last line.
struct TrailingLineGapFlow: FlowSteps {
  func reported(_ lines: [FlowLine], _ proposal: ProposedViewSize) -> CGSize {
    var size = CorrectFlow().reported(lines, proposal)
    if !lines.isEmpty { size.height += lineSpacing }
    return size
  }
}

/// Takes nil for 10 pt.
struct TenPointFlow: FlowSteps {
  func available(_ proposal: ProposedViewSize) -> CGFloat {
    proposal.replacingUnspecifiedDimensions().width
  }
}

/// Reports an infinite width where none was proposed.
struct InfiniteFlow: FlowSteps {
  func reported(_ lines: [FlowLine], _ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: proposal.width ?? .infinity, height: CorrectFlow().reported(lines, proposal).height)
  }
}

/// Parks what is wider than the line.
struct ParkingFlow: FlowSteps {
  func place(
    _ subview: LayoutSubview, at position: CGPoint, _ size: CGSize, in bounds: CGRect,
    _ proposal: ProposedViewSize
  ) {
    let isOversized = size.width > available(proposal)
    subview.place(
      at: isOversized ? CGPoint(x: position.x - 1e6, y: position.y) : position,
      proposal: ProposedViewSize(size))
  }
}

/// Does not place what is wider than the line.
struct DroppingFlow: FlowSteps {
  func place(
    _ subview: LayoutSubview, at position: CGPoint, _ size: CGSize, in bounds: CGRect,
    _ proposal: ProposedViewSize
  ) {
    guard size.width <= available(proposal) else { return }
    subview.place(at: position, proposal: ProposedViewSize(size))
  }
}

/// Takes negative spacing for none.
struct ClampingFlow: FlowSteps {
  var spacing: CGFloat { max(0, -4) }
}

/// Does not place subviews without a width.
struct EmptyDroppingFlow: FlowSteps {
  func place(
    _ subview: LayoutSubview, at position: CGPoint, _ size: CGSize, in bounds: CGRect,
    _ proposal: ProposedViewSize
  ) {
    guard size.width > 0 else { return }
    subview.place(at: position, proposal: ProposedViewSize(size))
  }
}

/// Gives subviews without a width no gap.
struct EmptyJoiningFlow: FlowSteps {
  func lines(_ sizes: [CGSize], available: CGFloat) -> [FlowLine] {
    var lines: [FlowLine] = []
    for (index, size) in sizes.enumerated() {
      let gap = size.width == 0 ? 0 : spacing
      if let line = lines.last, fits(line.width + gap + size.width, in: available) {
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
}

/// Never has more than two subviews in a line.
struct PairingFlow: FlowSteps {
  func lines(_ sizes: [CGSize], available: CGFloat) -> [FlowLine] {
    var lines: [FlowLine] = []
    for (index, size) in sizes.enumerated() {
      if let line = lines.last, line.range.count < 2,
        fits(line.width + spacing + size.width, in: available)
      {
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
}

/// Reports the width of all lines together.
struct SummingFlow: FlowSteps {
  func reported(_ lines: [FlowLine], _ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: lines.map(\.width).reduce(0, +),
      height: CorrectFlow().reported(lines, proposal).height)
  }
}

/// Places neighbours closer together than it counted.
struct CrowdedFlow: FlowSteps {
  func place(
    _ subview: LayoutSubview, at position: CGPoint, _ size: CGSize, in bounds: CGRect,
    _ proposal: ProposedViewSize
  ) {
    let x = bounds.minX + (position.x - bounds.minX) * 3 / 4
    subview.place(at: CGPoint(x: x, y: position.y), proposal: ProposedViewSize(size))
  }
}
