/// The greedy algorithm, for any source, and with or without a trail of placements.
enum GreedyPass {
  static func run<Source: RowSource, Recorder: WorkRecorder>(
    _ row: Source, within available: FixedLength, trail: inout some GreedyTrail,
    recorder: inout Recorder
  ) -> RowAnswer {
    let count = row.count
    guard count > 0 else { return .noItems }
    let spacing = row.spacing
    let stopsEarly = spacing >= .zero
    // The lead is a prefix and the spacing after it: the left edge of what comes next.
    var lead = FixedLength.zero
    var leadBefore = FixedLength.zero
    var prefix = FixedLength.zero
    var passed = 0
    while passed < count {
      let width = row.itemWidth(at: passed, recorder: &recorder)
      recorder.itemAppeared()
      trail.append(item: passed, x: lead, width: width)
      leadBefore = lead
      prefix = lead + width
      // Added up apart from the lead, so that only one addition waits for the item before.
      lead = lead + (width + spacing)
      passed += 1
      if stopsEarly {
        recorder.searchStep()
        if prefix > available { break }
      }
    }
    if !stopsEarly { recorder.searchStep() }
    if prefix <= available {
      trail.close(visible: count, recorder: &recorder)
      return RowAnswer(visible: count, hidden: 0, width: prefix)
    }
    return stepBack(
      row, from: passed - 1, lead: leadBefore, within: available, trail: &trail,
      recorder: &recorder)
  }

  /// The largest prefix of at most `start` items whose badge fits.
  private static func stepBack<Source: RowSource, Recorder: WorkRecorder>(
    _ row: Source, from start: Int, lead startLead: FixedLength, within available: FixedLength,
    trail: inout some GreedyTrail, recorder: inout Recorder
  ) -> RowAnswer {
    var visible = start
    var lead = startLead
    while true {
      // A badge is never narrower than 0, so one that would start beyond the end is not looked at.
      recorder.searchStep()
      if lead <= available || visible == 0 {
        let hidden = row.count - visible
        let badge = row.badgeWidth(hidden: hidden, recorder: &recorder)
        recorder.badgeAppeared()
        recorder.searchStep()
        let width = lead + badge
        if width <= available || visible == 0 {
          trail.close(
            visible: visible, hidden: hidden, badgeX: lead, badge: badge, recorder: &recorder)
          return RowAnswer(
            visible: visible, hidden: hidden, width: width, overflows: width > available)
        }
      }
      visible -= 1
      let width = trail.width(ofItem: visible, in: row, recorder: &recorder)
      lead = lead - row.spacing - width
    }
  }
}
