public import Foundation

/// A view of which nothing is seen outside of a shape.
nonisolated public struct _ClipShape<Content: Shape>: _LayoutModifier {
  public typealias Body = Never

  let shape: Content

  public var _clips: Bool { true }

  public func _effect(in size: CGSize) -> _PictureEffect? {
    _PictureEffect(.clip(shape.path(in: CGRect(origin: .zero, size: size))))
  }

  public static func == (lhs: _ClipShape, rhs: _ClipShape) -> Bool {
    isSame(lhs.shape, rhs.shape)
  }
}

extension View {
  /// Hides what is outside of a shape of the view's size.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ClipShape(shape: shape))
  }

  /// Hides what is outside of a rectangle with round corners.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Draws a line inside of the view's edges.
  nonisolated public func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = LayoutDefaults.lineWidth
  ) -> some View {
    modifier(_BorderModifier(style: content, width: width))
  }

  /// Fills the view's rectangle behind it. There are no safe areas to ignore.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(style, in: Rectangle())
  }

  /// Fills the view's rectangle behind it with the background style.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle())
  }

  /// Fills a shape of the view's size behind it.
  @inlinable nonisolated public consuming func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_BackgroundShape(shape: shape, style: style, fill: fillStyle))
  }

  /// Fills a shape of the view's size behind it with the background style.
  nonisolated public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills the view's rectangle in front of it. There are no safe areas to ignore.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(style, in: Rectangle())
  }

  /// Fills a shape of the view's size in front of it.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_OverlayShape(shape: shape, style: style, fill: fillStyle))
  }
}
