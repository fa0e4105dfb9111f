public import Foundation

/// An alignment guide along the y axis.
public struct VerticalAlignment: Equatable, Sendable {
  package let id: any AlignmentID.Type

  /// The guide that `id` names; equal to every other guide made from the same type.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(Center.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the topmost text; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the bottommost text; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  public static func == (lhs: VerticalAlignment, rhs: VerticalAlignment) -> Bool {
    lhs.id == rhs.id
  }

  /// One position of the guide for a group of views with these explicit positions, of which
  /// nil is a view without one; nil if there is none.
  ///
  /// The first of the baselines for `firstTextBaseline`, the last for `lastTextBaseline`,
  /// the mean for any other guide.
  public func combineExplicit<S>(_ values: S) -> CGFloat?
  where S: Sequence, S.Element == CGFloat? {
    switch self {
    case .firstTextBaseline: values.lazy.compactMap { $0 }.min()
    case .lastTextBaseline: values.lazy.compactMap { $0 }.max()
    default: mean(of: values)
    }
  }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
