/// Searching what was measured, without a row at hand: a layout makes one of its subviews only
/// where something is missing.
extension RowCache {
  /// How far a search came.
  enum Progress {
    case chosen(RowAnswer)
    /// The items measured all fit, and there are more.
    case needsItems
    /// The badge after so many items has to be measured before going on.
    case needsBadge(after: Int)
  }

  /// Searches for a width.
  func search(within available: FixedLength, recorder: inout some WorkRecorder) -> Progress {
    guard count > 0 else { return .chosen(.noItems) }
    let isComplete = measured == count
    guard isComplete || (spacing >= .zero && measured > 0) else { return .needsItems }
    recorder.searchStep()
    recorder.cacheHit()
    if prefix <= available {
      guard isComplete else { return .needsItems }
      return .chosen(RowAnswer(visible: count, hidden: 0, width: prefix))
    }
    // A badge follows fewer than all items, and is never narrower than 0: the last lead that is
    // not beyond the width bounds the answer.
    let leads = spacing < .zero ? leastLeads : leads
    let bound = leads.lastNotExceeding(
      available, among: min(measured, count - 1) + 1, recorder: &recorder)
    return search(from: bound ?? 0, within: available, recorder: &recorder)
  }

  /// Steps back from the row that shows `start` items to the first whose badge fits.
  func search(
    from start: Int, within available: FixedLength, recorder: inout some WorkRecorder
  ) -> Progress {
    var visible = start
    while true {
      if leads[visible] <= available || visible == 0 {
        guard visible < badges.count, let badge = badges[visible] else {
          return .needsBadge(after: visible)
        }
        recorder.cacheHit()
        let answer = answer(
          visible: visible, badge: badge.width, within: available, recorder: &recorder)
        if let answer { return .chosen(answer) }
      }
      visible -= 1
      if spacing < .zero {
        recorder.searchStep()
        recorder.cacheHit()
      }
    }
  }

  /// The row with this badge, if it fits or there is none shorter.
  func answer(
    visible: Int, badge: FixedLength, within available: FixedLength,
    recorder: inout some WorkRecorder
  ) -> RowAnswer? {
    recorder.badgeAppeared()
    recorder.searchStep()
    let width = leads[visible] + badge
    guard width <= available || visible == 0 else { return nil }
    return RowAnswer(
      visible: visible, hidden: count - visible, width: width, overflows: width > available)
  }
}
