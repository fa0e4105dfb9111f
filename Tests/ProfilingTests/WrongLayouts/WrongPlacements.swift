import HeadlessUI

/// Places each subview twice.
struct DoubleFlow: FlowSteps {
  func place(
    _ subview: LayoutSubview, at position: CGPoint, _ size: CGSize, in bounds: CGRect,
    _ proposal: ProposedViewSize
  ) {
    subview.place(at: bounds.origin, proposal: ProposedViewSize(size))
    subview.place(at: position, proposal: ProposedViewSize(size))
  }
}

/// Centres its subviews in the width that was proposed.
struct ProposalCentredFlow: FlowSteps {
  func place(
    _ subview: LayoutSubview, at position: CGPoint, _ size: CGSize, in bounds: CGRect,
    _ proposal: ProposedViewSize
  ) {
    let shift = (proposal.width ?? bounds.width) > 1e9 ? CGFloat.infinity : 0
    subview.place(
      at: CGPoint(x: position.x + shift, y: position.y), proposal: ProposedViewSize(size))
  }
}

/// Lets its subviews be as large as they like.
struct UnlimitedFlow: FlowSteps {
  func place(
    _ subview: LayoutSubview, at position: CGPoint, _ size: CGSize, in bounds: CGRect,
    _ proposal: ProposedViewSize
  ) {
    subview.place(at: position, proposal: .infinity)
  }
}

/// Places from 0 on.
struct OriginlessFlow: FlowSteps {
  func place(
    _ subview: LayoutSubview, at position: CGPoint, _ size: CGSize, in bounds: CGRect,
    _ proposal: ProposedViewSize
  ) {
    subview.place(
      at: CGPoint(x: position.x - bounds.minX, y: position.y - bounds.minY),
      proposal: ProposedViewSize(size))
  }
}

/// Mirrors positions, which the container mirrors again.
struct MirroringFlow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CorrectFlow().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let flow = CorrectFlow()
    let sizes = flow.sizes(subviews)
    var y = bounds.minY
    for line in flow.lines(sizes, available: flow.available(proposal)) {
      var x = bounds.minX
      for index in line.range {
        let isMirrored = subviews.layoutDirection == .rightToLeft
        let edge = isMirrored ? bounds.minX + bounds.maxX - x - sizes[index].width : x
        subviews[index].place(
          at: CGPoint(x: edge, y: y), proposal: ProposedViewSize(sizes[index]))
        x += sizes[index].width + flow.spacing
      }
      y += line.height + flow.lineSpacing
    }
  }
}

/// Places with wider gaps than it reports.
struct GappyColumn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(0, +) + 8 * CGFloat(max(0, sizes.count - 1)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height + 10
    }
  }
}

/// Places everything a little to the right.
struct ShiftedFlow: FlowSteps {
  func place(
    _ subview: LayoutSubview, at position: CGPoint, _ size: CGSize, in bounds: CGRect,
    _ proposal: ProposedViewSize
  ) {
    subview.place(
      at: CGPoint(x: position.x + 5, y: position.y), proposal: ProposedViewSize(size))
  }
}

/// Is as narrow as it was offered much.
struct ContraryLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let offer = proposal.width ?? 1000
    return CGSize(
      width: max(sizes.map(\.width).max() ?? 0, 1000 - offer),
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// A column with a margin that stays where there is nothing to put it around.
struct PaddedColumn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard !subviews.isEmpty else { return CGSize(width: 16, height: 16) }
    var cache = VStackLayout(spacing: 8).makeCache(subviews: subviews)
    return VStackLayout(spacing: 8).sizeThatFits(
      proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var cache = VStackLayout(spacing: 8).makeCache(subviews: subviews)
    VStackLayout(spacing: 8).placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// A column from the bottom up.
struct ReversedColumn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    return PaddedColumn().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.maxY
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      y -= size.height
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y -= 8
    }
  }
}
