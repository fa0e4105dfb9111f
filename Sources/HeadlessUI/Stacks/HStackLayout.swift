public import Foundation

/// The layout of an ``HStack``, to be used with ``AnyLayout`` or as a container.
nonisolated public struct HStackLayout: _LineLayout, StandardGuides, Equatable {
  public var alignment: VerticalAlignment
  /// In points; nil for what the subviews prefer.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var _axis: Axis { .horizontal }

  public func _guide(_ dimensions: ViewDimensions) -> CGFloat { dimensions[alignment] }
}
