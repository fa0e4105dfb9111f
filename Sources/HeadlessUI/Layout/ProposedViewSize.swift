public import Foundation

/// What a container proposes to a view as its size; nil leaves a dimension to the view.
public struct ProposedViewSize: Equatable, Sendable {
  /// In points; nil asks for the ideal width.
  public var width: CGFloat?
  /// In points; nil asks for the ideal height.
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Asks a view for its minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks a view for its ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks a view for its maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal with the dimensions of `size` where it has none of its own.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = LayoutDefaults.unspecifiedSize
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
