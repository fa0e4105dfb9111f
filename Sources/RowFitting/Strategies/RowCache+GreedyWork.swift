extension RowCache {
  /// What ``Greedy`` would do to reach an answer of this cache, from the running sums kept here: a
  /// report can show it for rows that would take too long to run. Choosing only; no placements.
  ///
  /// - Parameters:
  ///   - answer: What this cache answered for `width`.
  ///   - width: The available width, with its slack.
  /// - Complexity: O(log n) comparisons and one for each step back.
  /// - Precondition: The spacing is not negative: else the pass goes to the end, whatever it finds.
  public func greedyWork(for answer: RowAnswer, width: FixedLength) -> RowWork {
    precondition(spacing >= .zero, "With negative spacing the greedy pass reads all items.")
    var work = RowWork()
    let items = answer.visible + answer.hidden
    guard items > 0 else { return work }
    guard answer.hidden > 0 else {
      work.itemAppearances = items
      work.measureCalls = items
      work.searchSteps = items
      return work
    }
    let fitting = prefixesFitting(width)
    work.itemAppearances = fitting + 1
    work.searchSteps = fitting + 1
    for visible in stride(from: fitting, through: answer.visible, by: -1) {
      work.searchSteps += 1
      if leads[visible] <= width || visible == 0 {
        work.badgeAppearances += 1
        work.searchSteps += 1
      }
    }
    // What was passed longer ago than the pass remembers is read again.
    let remembered = fitting + 1 - RecentWidths.capacity
    work.itemAppearances += max(0, remembered - answer.visible)
    work.measureCalls = work.itemAppearances + work.badgeAppearances
    return work
  }

  /// The items of the longest prefix that fits without a badge.
  private func prefixesFitting(_ width: FixedLength) -> Int {
    var low = 0
    var high = leads.count
    while low < high {
      let middle = low + (high - low) / 2
      if middle == 0 || leads[middle] - spacing <= width {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low - 1
  }
}
