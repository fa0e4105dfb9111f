public import Foundation

/// A rectangle; it takes the size proposed to it.
nonisolated public struct Rectangle: InsettableShape, Hashable {
  public typealias Body = Never

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
    _InsetShape(base: self, amount: amount)
  }

  public func _isSame(as other: Rectangle) -> Bool { true }
}

/// A rectangle with round corners; it takes the size proposed to it.
nonisolated public struct RoundedRectangle: InsettableShape, Hashable {
  public typealias Body = Never

  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  /// - Parameter cornerRadius: In points; at most half of the shorter side is taken.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    let inset = min(insetAmount, rect.width / 2, rect.height / 2)
    var path = Path()
    path.addRoundedRect(
      in: rect.insetBy(dx: inset, dy: inset),
      cornerSize: CGSize(width: cornerSize.width - inset, height: cornerSize.height - inset))
    return path
  }

  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}
