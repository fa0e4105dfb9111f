public import Foundation

/// An outline for each rectangle; as a view it is filled with the foreground style and takes
/// the size proposed to it.
nonisolated public protocol Shape: _LeafView, Sendable, Animatable {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size for a proposal, in points: all of it, with ``LayoutDefaults/unspecifiedSize``
  /// where it says nothing.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public func _sizeThatFits(_ proposal: ProposedViewSize, _ context: _LeafContext) -> CGSize {
    sizeThatFits(proposal)
  }

  public func _picture(in size: CGSize, _ context: _LeafContext) -> _Picture {
    _Picture(
      filling: path(in: CGRect(origin: .zero, size: size)), ForegroundStyle(),
      context.environment)
  }
}

/// A shape that can be made smaller.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape inside of this one, at a distance in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape in a rectangle made smaller.
nonisolated public struct _InsetShape<Base: Shape>: InsettableShape {
  public typealias Body = Never

  let base: Base
  let amount: CGFloat

  public func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(atMost: amount))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

extension CGRect {
  /// The rectangle inside, empty at the centre if there is none.
  fileprivate func insetBy(atMost amount: CGFloat) -> CGRect {
    insetBy(dx: min(amount, width / 2), dy: min(amount, height / 2))
  }
}
