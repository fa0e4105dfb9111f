/// The views of a container, or some of them, as the container's layout sees them.
///
/// A slice by a range is exactly that range and keeps its indices, as any collection's does;
/// a selection by a sequence of indices starts at 0.
public struct LayoutSubviews: Sendable {
  // A layout gets its subviews from the thread that lays out and uses them there; being
  // Sendable, which SwiftUI's documentation promises, adds no second thread. What a source
  // keeps is therefore touched by one thread only.
  @usableFromInline nonisolated(unsafe) let source: any SubviewSource
  /// The source's positions to show; nil shows them all, each under its own index.
  @usableFromInline let selection: [Int]?
  public let startIndex: Int
  public let endIndex: Int

  /// The direction in which the content of the container runs.
  ///
  /// Positions are those of a left-to-right layout in either case: the container mirrors
  /// them, layouts do not.
  public var layoutDirection: LayoutDirection

  /// All subviews of a source.
  package init(_ source: any SubviewSource) {
    self.init(
      source, selection: nil, bounds: 0..<source.count, layoutDirection: source.layoutDirection)
  }

  private init(
    _ source: any SubviewSource, selection: [Int]?, bounds: Range<Int>,
    layoutDirection: LayoutDirection
  ) {
    self.source = source
    self.selection = selection
    startIndex = bounds.lowerBound
    endIndex = bounds.upperBound
    self.layoutDirection = layoutDirection
  }

  /// The subview's position in the source.
  ///
  /// - Precondition: `index` lies in `startIndex..<endIndex`.
  @inlinable func position(of index: Int) -> Int {
    precondition(
      index >= startIndex && index < endIndex, "No subview at this index: it is out of bounds.")
    guard let selection else { return index }
    return selection[index]
  }

  /// The same subviews, answered for by another source of as many.
  func answered(by source: any SubviewSource) -> LayoutSubviews {
    LayoutSubviews(
      source, selection: selection, bounds: startIndex..<endIndex,
      layoutDirection: layoutDirection)
  }
}

extension LayoutSubviews: RandomAccessCollection {
  public typealias SubSequence = LayoutSubviews

  @inlinable public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(source, at: position(of: index))
  }

  /// The subviews of exactly this range, under the same indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
      "No subviews in this range: it is out of bounds.")
    return LayoutSubviews(
      source, selection: selection, bounds: bounds, layoutDirection: layoutDirection)
  }

  /// The subviews of exactly this range, as with `subviews[1...]`.
  ///
  /// Such ranges are sequences as well, which must not make them selections: `1...` has no
  /// end, and a slice keeps its indices.
  public subscript<R: RangeExpression & Sequence>(range: R) -> LayoutSubviews
  where R.Bound == Int, R.Element == Int {
    self[range.relative(to: self)]
  }

  /// The subviews at these indices, in this order, under new indices from 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let selection = indices.map { position(of: $0) }
    return LayoutSubviews(
      source, selection: selection, bounds: 0..<selection.count,
      layoutDirection: layoutDirection)
  }
}

extension LayoutSubviews: Equatable {
  /// Whether both show the same subviews of the same container in the same order.
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.source === rhs.source && lhs.layoutDirection == rhs.layoutDirection
      && lhs.count == rhs.count
      && zip(lhs.indices, rhs.indices).allSatisfy { lhs.position(of: $0) == rhs.position(of: $1) }
  }
}
