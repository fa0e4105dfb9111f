public import Foundation

/// The layout of a ``VStack``, to be used with ``AnyLayout`` or as a container.
nonisolated public struct VStackLayout: _LineLayout, StandardGuides, Equatable {
  public var alignment: HorizontalAlignment
  /// In points; nil for what the subviews prefer.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var _axis: Axis { .vertical }

  public func _guide(_ dimensions: ViewDimensions) -> CGFloat { dimensions[alignment] }
}
