/// Where a strategy reads a row from: plain widths, labels, or the subviews of a layout.
///
/// Whatever reads calls the recorder for what it measures; appearances are the strategy's to
/// count.
protocol RowSource {
  var count: Int { get }
  /// Between neighbours.
  var spacing: FixedLength { get }

  func itemWidth(at index: Int, recorder: inout some WorkRecorder) -> FixedLength
  /// - Parameter hidden: From 1 to ``count``.
  func badgeWidth(hidden: Int, recorder: inout some WorkRecorder) -> FixedLength
}

/// A source from which whole rows can be built, element by element.
protocol BuildableSource: RowSource {
  /// An item or a badge of a built row.
  associatedtype Element

  func itemElement(at index: Int) -> Element
  func badgeElement(hidden: Int) -> Element
  func width(of element: Element, recorder: inout some WorkRecorder) -> FixedLength
}

/// A source whose elements have a height, and take long enough to measure that it pays to keep
/// what was measured.
protocol MeasuredSource: RowSource {
  func itemSize(at index: Int, recorder: inout some WorkRecorder) -> MeasuredSize
  /// - Parameter hidden: From 1 to ``count``.
  func badgeSize(hidden: Int, recorder: inout some WorkRecorder) -> MeasuredSize
}

extension MeasuredSource {
  @inline(__always)
  func itemWidth(at index: Int, recorder: inout some WorkRecorder) -> FixedLength {
    itemSize(at: index, recorder: &recorder).width
  }

  @inline(__always)
  func badgeWidth(hidden: Int, recorder: inout some WorkRecorder) -> FixedLength {
    badgeSize(hidden: hidden, recorder: &recorder).width
  }
}

/// The size of a measured element.
struct MeasuredSize {
  var width: FixedLength
  /// In points.
  var height: Double
}
