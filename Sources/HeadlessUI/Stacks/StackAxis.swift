import Foundation

/// Lengths along a stack and across it.
extension Axis {
  func main(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

  func cross(_ size: CGSize) -> CGFloat { self == .horizontal ? size.height : size.width }

  func main(_ proposal: ProposedViewSize) -> CGFloat? {
    self == .horizontal ? proposal.width : proposal.height
  }

  func cross(_ proposal: ProposedViewSize) -> CGFloat? {
    self == .horizontal ? proposal.height : proposal.width
  }

  func size(main: CGFloat, cross: CGFloat) -> CGSize {
    self == .horizontal
      ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }

  func proposal(main: CGFloat?, cross: CGFloat?) -> ProposedViewSize {
    self == .horizontal
      ? ProposedViewSize(width: main, height: cross)
      : ProposedViewSize(width: cross, height: main)
  }
}
