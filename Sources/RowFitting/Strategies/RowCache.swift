/// What the `cached` strategy keeps of a row that is measured: running sums of widths, and the
/// badges looked at. Measured only as far as a width asked for.
///
/// A cache belongs to one row. It starts anew by itself when the number of items or the spacing
/// changes; after any other change, call ``removeAll()``.
public struct RowCache: Sendable {
  private var count = 0
  private var spacing = FixedLength.zero
  /// `leads[k]` is where the element after the first k items starts: their widths, each with the
  /// spacing after it.
  private var leads: [FixedLength] = [.zero]
  /// `tallest[k]` is the greatest height among the first k items, in points.
  private var tallest: [Double] = [0]
  /// The width of the items measured, without the spacing after the last.
  private var prefix = FixedLength.zero
  /// By the number of items before the badge; nil where the badge was not measured.
  private var badges: [MeasuredSize?] = []
  /// With negative spacing, the least of `leads[k]` and all later ones that a badge can follow.
  private var leastLeads: [FixedLength] = []

  public init() {}

  /// Forgets everything, keeping the memory.
  public mutating func removeAll() {
    leads.removeLast(leads.count - 1)
    tallest.removeLast(tallest.count - 1)
    badges.removeAll(keepingCapacity: true)
    leastLeads.removeAll(keepingCapacity: true)
    prefix = .zero
  }

  /// The longest row that is not wider than `width`.
  ///
  /// - Complexity: With spacing of 0 or more: one measurement for each item not measured yet, up
  ///   to the first that passes the width; then O(log n) comparisons and one for each badge looked
  ///   at. Negative spacing measures all items the first time, and compares one running sum for
  ///   each item between the badges looked at. With everything measured, no allocation.
  public mutating func choose(row: LabelRow, width: FixedLength) -> RowAnswer {
    var recorder = NoRecorder()
    return choose(row, within: width, recorder: &recorder)
  }

  /// The same, counted.
  public mutating func choose(row: LabelRow, width: FixedLength, counting work: inout RowWork)
    -> RowAnswer
  {
    choose(row, within: width, recorder: &work)
  }
}

extension RowCache {
  private var measured: Int { leads.count - 1 }

  /// Where the element after the first `visible` items starts.
  func lead(after visible: Int) -> FixedLength { leads[visible] }

  /// The height of a row that was chosen, in points.
  func height(of answer: RowAnswer) -> Double {
    let badge = answer.hidden > 0 ? badges[answer.visible]?.height ?? 0 : 0
    return max(tallest[answer.visible], badge)
  }

  mutating func choose<Source: MeasuredSource, Recorder: WorkRecorder>(
    _ row: Source, within available: FixedLength, recorder: inout Recorder
  ) -> RowAnswer {
    if count != row.count || spacing != row.spacing {
      removeAll()
      count = row.count
      spacing = row.spacing
    }
    guard count > 0 else { return .noItems }
    measureItems(of: row, within: available, recorder: &recorder)
    if measured == count {
      recorder.searchStep()
      recorder.cacheHit()
      if prefix <= available { return RowAnswer(visible: count, hidden: 0, width: prefix) }
    }
    return chooseWithBadge(row, within: available, recorder: &recorder)
  }

  /// Measures until the prefix passes the width; to the end if spacing is negative.
  private mutating func measureItems<Source: MeasuredSource, Recorder: WorkRecorder>(
    of row: Source, within available: FixedLength, recorder: inout Recorder
  ) {
    let stopsEarly = spacing >= .zero
    while measured < count {
      if stopsEarly, measured > 0 {
        recorder.searchStep()
        if prefix > available { return }
      }
      let size = row.itemSize(at: measured, recorder: &recorder)
      recorder.itemAppeared()
      prefix = leads[measured] + size.width
      tallest.append(max(tallest[measured], size.height))
      leads.append(prefix + spacing)
    }
    if !stopsEarly, leastLeads.isEmpty { findLeastLeads() }
  }

  private mutating func findLeastLeads() {
    leastLeads.append(contentsOf: leads[..<count])
    for visible in leastLeads.indices.dropLast().reversed() {
      leastLeads[visible] = min(leastLeads[visible], leastLeads[visible + 1])
    }
  }

  private mutating func chooseWithBadge<Source: MeasuredSource, Recorder: WorkRecorder>(
    _ row: Source, within available: FixedLength, recorder: inout Recorder
  ) -> RowAnswer {
    // A badge follows fewer than all items, and is never narrower than 0: the last lead that is
    // not beyond the width bounds the answer.
    let candidates = min(measured, count - 1) + 1
    let bound =
      spacing < .zero
      ? leastLeads.lastNotExceeding(available, among: candidates, recorder: &recorder)
      : leads.lastNotExceeding(available, among: candidates, recorder: &recorder)
    var visible = bound ?? 0
    while true {
      if leads[visible] <= available || visible == 0 {
        let badge = badgeWidth(after: visible, of: row, recorder: &recorder)
        recorder.searchStep()
        let width = leads[visible] + badge
        if width <= available || visible == 0 {
          return RowAnswer(
            visible: visible, hidden: count - visible, width: width, overflows: width > available)
        }
      }
      visible -= 1
      if spacing < .zero {
        recorder.searchStep()
        recorder.cacheHit()
      }
    }
  }

  private mutating func badgeWidth<Source: MeasuredSource, Recorder: WorkRecorder>(
    after visible: Int, of row: Source, recorder: inout Recorder
  ) -> FixedLength {
    recorder.badgeAppeared()
    if visible < badges.count, let badge = badges[visible] {
      recorder.cacheHit()
      return badge.width
    }
    let badge = row.badgeSize(hidden: count - visible, recorder: &recorder)
    while badges.count <= visible { badges.append(nil) }
    badges[visible] = badge
    return badge.width
  }
}
