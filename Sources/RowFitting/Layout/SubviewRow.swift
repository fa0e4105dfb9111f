import HeadlessUI

/// The subviews of a ``CachedRow`` as a row to choose from. Whatever size a view claims to have,
/// it is taken as a length in range.
struct SubviewRow: MeasuredSource {
  let subviews: LayoutSubviews
  let order: SubviewOrder
  let spacing: FixedLength

  var count: Int { order.itemCount }

  func itemSize(at index: Int, recorder: inout some WorkRecorder) -> MeasuredSize {
    measure(order.item(at: index), recorder: &recorder)
  }

  /// Nothing, where no subview shows this number.
  func badgeSize(hidden: Int, recorder: inout some WorkRecorder) -> MeasuredSize {
    guard let index = order.badgeIndex(hidden: hidden, in: subviews) else {
      return MeasuredSize(width: .zero, height: 0)
    }
    return measure(order.badge(at: index), recorder: &recorder)
  }

  private func measure(_ offset: Int, recorder: inout some WorkRecorder) -> MeasuredSize {
    recorder.measured()
    let size = subviews[subviews.startIndex + offset].sizeThatFits(.unspecified)
    return MeasuredSize(
      width: FixedLength(clampingMeasured: size.width),
      height: FixedLength(clampingMeasured: size.height).points)
  }
}
