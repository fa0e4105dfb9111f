public import Foundation

/// A shape drawn in a style; it takes the size that the shape takes.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: _LeafView {
  public typealias Body = Never

  enum Drawing: Equatable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }

  let shape: Content
  let style: Style
  let drawing: Drawing

  public func _sizeThatFits(_ proposal: ProposedViewSize, _ context: _LeafContext) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public static var _name: String { Content._name }

  public func _measuresSame(as other: Self) -> Bool { isSame(shape, other.shape) }

  public func _picture(in size: CGSize, _ context: _LeafContext) -> _Picture {
    let path = shape.path(in: CGRect(origin: .zero, size: size))
    return switch drawing {
    case .fill(let fill): _Picture(filling: path, style, context.environment, fill)
    case .stroke(let stroke): _Picture(stroking: path, style, context.environment, stroke)
    }
  }
}

extension Shape {
  /// The shape, filled with a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View {
    _ShapeView(shape: self, style: content, drawing: .fill(style))
  }

  /// The shape, filled with the foreground style.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
    fill(ForegroundStyle(), style: style)
  }

  /// The outline of the shape, half of it outside of the view's frame.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    _ShapeView(shape: self, style: content, drawing: .stroke(style))
  }

  /// The outline of the shape, half of it outside of the view's frame.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = LayoutDefaults.lineWidth, antialiased: Bool = true
  ) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline of the shape in the foreground style.
  nonisolated public func stroke(lineWidth: CGFloat = LayoutDefaults.lineWidth) -> some View {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// The outline of the shape in the foreground style.
  nonisolated public func stroke(style: StrokeStyle) -> some View {
    stroke(ForegroundStyle(), style: style)
  }
}

extension InsettableShape {
  /// The outline of the shape, all of it inside of the view's frame.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    _BorderView(shape: self, style: content, stroke: style)
  }

  /// The outline of the shape, all of it inside of the view's frame.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = LayoutDefaults.lineWidth, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline of the shape in the foreground style, all of it inside of the view's frame.
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = LayoutDefaults.lineWidth, antialiased: Bool = true
  ) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// The outline of the shape in the foreground style, all of it inside of the view's frame.
  nonisolated public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    strokeBorder(ForegroundStyle(), style: style)
  }
}

/// The outline of a shape, inside of the frame that the shape takes.
nonisolated public struct _BorderView<Content: InsettableShape, Style: ShapeStyle>: _LeafView {
  public typealias Body = Never

  let shape: Content
  let style: Style
  let stroke: StrokeStyle

  public func _sizeThatFits(_ proposal: ProposedViewSize, _ context: _LeafContext) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public static var _name: String { Content._name }

  public func _measuresSame(as other: Self) -> Bool { isSame(shape, other.shape) }

  public func _picture(in size: CGSize, _ context: _LeafContext) -> _Picture {
    let path = shape.inset(by: stroke.lineWidth / 2).path(in: CGRect(origin: .zero, size: size))
    return _Picture(stroking: path, style, context.environment, stroke)
  }
}
