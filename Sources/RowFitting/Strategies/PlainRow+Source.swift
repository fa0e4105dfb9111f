extension PlainRow: BuildableSource {
  @inline(__always)
  func itemWidth(at index: Int, recorder: inout some WorkRecorder) -> FixedLength {
    widths[index]
  }

  @inline(__always)
  func badgeWidth(hidden: Int, recorder: inout some WorkRecorder) -> FixedLength {
    badgeWidths[hidden - 1]
  }

  func itemElement(at index: Int) -> FixedLength { widths[index] }

  func badgeElement(hidden: Int) -> FixedLength { badgeWidths[hidden - 1] }

  func width(of element: FixedLength, recorder: inout some WorkRecorder) -> FixedLength {
    element
  }
}
