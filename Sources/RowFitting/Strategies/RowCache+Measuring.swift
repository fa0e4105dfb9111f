extension RowCache {
  /// Searches, and measures in `row` what is missing.
  mutating func choose<Source: MeasuredSource, Recorder: WorkRecorder>(
    _ row: Source, within available: FixedLength, recorder: inout Recorder
  ) -> RowAnswer {
    let progress = search(within: available, recorder: &recorder)
    return finish(progress, in: row, within: available, recorder: &recorder)
  }

  /// Goes on with a search until a row is chosen.
  mutating func finish<Source: MeasuredSource, Recorder: WorkRecorder>(
    _ start: Progress, in row: Source, within available: FixedLength, recorder: inout Recorder
  ) -> RowAnswer {
    var progress = start
    while true {
      switch progress {
      case .chosen(let answer):
        return answer
      case .needsItems:
        measureItems(of: row, within: available, recorder: &recorder)
        progress = search(within: available, recorder: &recorder)
      case .needsBadge(let visible):
        let badge = measureBadge(after: visible, of: row, recorder: &recorder)
        let answer = answer(
          visible: visible, badge: badge, within: available, recorder: &recorder)
        if let answer { return answer }
        progress = search(from: visible - 1, within: available, recorder: &recorder)
      }
    }
  }

  /// Measures until the prefix passes the width; to the end if spacing is negative.
  private mutating func measureItems<Source: MeasuredSource, Recorder: WorkRecorder>(
    of row: Source, within available: FixedLength, recorder: inout Recorder
  ) {
    let stopsEarly = spacing >= .zero
    while measured < count {
      let size = row.itemSize(at: measured, recorder: &recorder)
      recorder.itemAppeared()
      prefix = leads[measured] + size.width
      tallest.append(max(tallest[measured], size.height))
      leads.append(prefix + spacing)
      if stopsEarly {
        recorder.searchStep()
        if prefix > available { return }
      }
    }
    if !stopsEarly { findLeastLeads() }
  }

  private mutating func findLeastLeads() {
    leastLeads.append(contentsOf: leads[..<count])
    for visible in leastLeads.indices.dropLast().reversed() {
      leastLeads[visible] = min(leastLeads[visible], leastLeads[visible + 1])
    }
  }

  /// Measures and keeps the badge after the first `visible` items.
  private mutating func measureBadge<Source: MeasuredSource, Recorder: WorkRecorder>(
    after visible: Int, of row: Source, recorder: inout Recorder
  ) -> FixedLength {
    let badge = row.badgeSize(hidden: count - visible, recorder: &recorder)
    let missing = max(0, visible + 1 - badges.count)
    badges.append(contentsOf: repeatElement(nil, count: missing))
    badges[visible] = badge
    return badge.width
  }
}
