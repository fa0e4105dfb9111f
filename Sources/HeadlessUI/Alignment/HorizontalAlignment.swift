public import Foundation

/// An alignment guide along the x axis.
public struct HorizontalAlignment: Equatable, Sendable {
  package let id: any AlignmentID.Type

  /// The guide that `id` names; equal to every other guide made from the same type.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(Center.self)
  public static let trailing = HorizontalAlignment(Trailing.self)

  public static func == (lhs: HorizontalAlignment, rhs: HorizontalAlignment) -> Bool {
    lhs.id == rhs.id
  }

  /// One position of the guide for a group of views with these explicit positions, of which
  /// nil is a view without one: their mean; nil if there is none.
  public func combineExplicit<S>(_ values: S) -> CGFloat?
  where S: Sequence, S.Element == CGFloat? {
    mean(of: values)
  }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// The mean of the values that are not nil; nil if there is none.
func mean<S: Sequence>(of values: S) -> CGFloat? where S.Element == CGFloat? {
  var sum: CGFloat = 0
  var count: CGFloat = 0
  for case let value? in values {
    sum += value
    count += 1
  }
  return count == 0 ? nil : sum / count
}
