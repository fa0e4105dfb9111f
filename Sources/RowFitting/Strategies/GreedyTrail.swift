/// What the greedy pass leaves behind it: nothing, or the places of the elements.
protocol GreedyTrail {
  /// Called for each item of the pass, in order.
  mutating func append(item index: Int, x: FixedLength, width: FixedLength)
  /// The width of an item that was passed.
  func width<Source: RowSource>(
    ofItem index: Int, in row: Source, recorder: inout some WorkRecorder
  ) -> FixedLength
  /// Called when all items are shown.
  mutating func close(visible: Int, recorder: inout some WorkRecorder)
  /// Called when a badge follows the first `visible` items.
  mutating func close(
    visible: Int, hidden: Int, badgeX: FixedLength, badge: FixedLength,
    recorder: inout some WorkRecorder)
}

/// Keeps nothing, for rows whose widths are at hand: an item passed is looked up when its width is
/// needed, which is no further appearance.
struct NoTrail: GreedyTrail {
  @inline(__always)
  func append(item index: Int, x: FixedLength, width: FixedLength) {}

  @inline(__always)
  func width<Source: RowSource>(
    ofItem index: Int, in row: Source, recorder: inout some WorkRecorder
  ) -> FixedLength {
    row.itemWidth(at: index, recorder: &recorder)
  }

  @inline(__always)
  func close(visible: Int, recorder: inout some WorkRecorder) {}

  @inline(__always)
  func close(
    visible: Int, hidden: Int, badgeX: FixedLength, badge: FixedLength,
    recorder: inout some WorkRecorder
  ) {}
}

/// Keeps the widths of the last items passed, so that the usual step or two back measures nothing
/// again. An item further back is read again.
struct RecentWidths: GreedyTrail {
  /// How many widths are kept.
  static let capacity = SIMD8<Int64>.scalarCount

  private var widths = SIMD8<Int64>()
  private var end = 0

  @inline(__always)
  mutating func append(item index: Int, x: FixedLength, width: FixedLength) {
    widths[index % Self.capacity] = width.rawValue
    end = index + 1
  }

  func width<Source: RowSource>(
    ofItem index: Int, in row: Source, recorder: inout some WorkRecorder
  ) -> FixedLength {
    guard index + Self.capacity >= end else {
      recorder.itemAppeared()
      return row.itemWidth(at: index, recorder: &recorder)
    }
    return FixedLength(rawValue: widths[index % Self.capacity])
  }

  @inline(__always)
  func close(visible: Int, recorder: inout some WorkRecorder) {}

  @inline(__always)
  func close(
    visible: Int, hidden: Int, badgeX: FixedLength, badge: FixedLength,
    recorder: inout some WorkRecorder
  ) {}
}

extension RowPlacements: GreedyTrail {
  func width<Source: RowSource>(
    ofItem index: Int, in row: Source, recorder: inout some WorkRecorder
  ) -> FixedLength {
    elements[index].width
  }

  mutating func close(visible: Int, recorder: inout some WorkRecorder) {
    truncate(to: visible)
    for _ in 0..<visible { recorder.placed() }
  }

  mutating func close(
    visible: Int, hidden: Int, badgeX: FixedLength, badge: FixedLength,
    recorder: inout some WorkRecorder
  ) {
    close(visible: visible, recorder: &recorder)
    append(badge: hidden, x: badgeX, width: badge)
    recorder.placed()
  }
}
