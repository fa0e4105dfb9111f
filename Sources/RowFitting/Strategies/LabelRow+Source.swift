import TextMetrics

/// A label in a built row: what a view of it would hold.
struct Chip {
  var title: String
}

extension LabelRow: BuildableSource, MeasuredSource {
  func itemSize(at index: Int, recorder: inout some WorkRecorder) -> MeasuredSize {
    measure(items[index].title, recorder: &recorder)
  }

  func badgeSize(hidden: Int, recorder: inout some WorkRecorder) -> MeasuredSize {
    measure(style.badge.text(hidden: hidden), recorder: &recorder)
  }

  func itemElement(at index: Int) -> Chip { Chip(title: items[index].title) }

  func badgeElement(hidden: Int) -> Chip { Chip(title: style.badge.text(hidden: hidden)) }

  func width(of element: Chip, recorder: inout some WorkRecorder) -> FixedLength {
    measure(element.title, recorder: &recorder).width
  }

  private func measure(_ text: String, recorder: inout some WorkRecorder) -> MeasuredSize {
    recorder.measured()
    let size = labelSize(text)
    return MeasuredSize(width: FixedLength(clampingMeasured: size.width), height: size.height)
  }
}
