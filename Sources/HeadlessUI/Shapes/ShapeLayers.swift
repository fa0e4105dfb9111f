public import Foundation

/// A view with a shape of its size behind it.
nonisolated public struct _BackgroundShape<Content: Shape, Style: ShapeStyle>: _LayoutModifier {
  public typealias Body = Never

  let shape: Content
  let style: Style
  let fill: FillStyle

  @usableFromInline init(shape: Content, style: Style, fill: FillStyle) {
    self.shape = shape
    self.style = style
    self.fill = fill
  }

  public static var _name: String? { "background" }

  public func _measuresSame(as other: Self) -> Bool { true }

  public func _background(in size: CGSize, _ context: _LeafContext) -> _Picture {
    _Picture(
      filling: shape.path(in: CGRect(origin: .zero, size: size)), style, context.environment,
      fill)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.fill == rhs.fill && isSame(lhs.shape, rhs.shape) && isSame(lhs.style, rhs.style)
  }
}

/// A view with a shape of its size in front of it.
nonisolated public struct _OverlayShape<Content: Shape, Style: ShapeStyle>: _LayoutModifier {
  public typealias Body = Never

  let shape: Content
  let style: Style
  let fill: FillStyle

  public static var _name: String? { "overlay" }

  public func _measuresSame(as other: Self) -> Bool { true }

  public func _foreground(in size: CGSize, _ context: _LeafContext) -> _Picture {
    _Picture(
      filling: shape.path(in: CGRect(origin: .zero, size: size)), style, context.environment,
      fill)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.fill == rhs.fill && isSame(lhs.shape, rhs.shape) && isSame(lhs.style, rhs.style)
  }
}

/// A view with a line inside of its edges.
nonisolated public struct _BorderModifier<Style: ShapeStyle>: _LayoutModifier {
  public typealias Body = Never

  let style: Style
  let width: CGFloat

  public static var _name: String? { "border" }

  public func _measuresSame(as other: Self) -> Bool { true }

  public func _foreground(in size: CGSize, _ context: _LeafContext) -> _Picture {
    let path = Rectangle().inset(by: width / 2).path(in: CGRect(origin: .zero, size: size))
    return _Picture(stroking: path, style, context.environment, StrokeStyle(lineWidth: width))
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.width == rhs.width && isSame(lhs.style, rhs.style)
  }
}
