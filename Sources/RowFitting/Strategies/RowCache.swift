/// What the `cached` strategy keeps of a row that is measured: running sums of widths, and the
/// badges looked at. Measured only as far as a width asked for.
///
/// A cache belongs to one row. It starts anew by itself when the number of items or the spacing
/// changes; after any other change, call ``removeAll()``.
public struct RowCache: Sendable {
  var count = 0
  var spacing = FixedLength.zero
  /// `leads[k]` is where the element after the first k items starts: their widths, each with the
  /// spacing after it. Empty before the first choice.
  var leads: [FixedLength] = []
  /// `tallest[k]` is the greatest height among the first k items, in points.
  var tallest: [Double] = []
  /// The width of the items measured, without the spacing after the last.
  var prefix = FixedLength.zero
  /// By the number of items before the badge; nil where the badge was not measured.
  var badges: [MeasuredSize?] = []
  /// With negative spacing, the least of `leads[k]` and all later ones that a badge can follow.
  var leastLeads: [FixedLength] = []

  public init() {}

  /// Forgets everything, keeping the memory.
  public mutating func removeAll() {
    leads.removeAll(keepingCapacity: true)
    tallest.removeAll(keepingCapacity: true)
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
    prepare(count: row.count, spacing: row.spacing)
    return choose(row, within: width, recorder: &recorder)
  }

  /// The same, counted.
  public mutating func choose(row: LabelRow, width: FixedLength, counting work: inout RowWork)
    -> RowAnswer
  {
    prepare(count: row.count, spacing: row.spacing)
    return choose(row, within: width, recorder: &work)
  }
}

extension RowCache {
  var measured: Int { leads.count - 1 }

  /// Where the element after the first `visible` items starts.
  func lead(after visible: Int) -> FixedLength { leads[visible] }

  /// The height of a row that was chosen, in points.
  func height(of answer: RowAnswer) -> Double {
    guard count > 0 else { return 0 }
    let badge = answer.hidden > 0 ? badges[answer.visible]?.height ?? 0 : 0
    return max(tallest[answer.visible], badge)
  }

  /// Makes the cache one of a row with so many items and this spacing.
  mutating func prepare(count: Int, spacing: FixedLength) {
    if count != self.count || spacing != self.spacing { removeAll() }
    self.count = count
    self.spacing = spacing
    guard leads.isEmpty else { return }
    leads.reserveCapacity(min(count + 1, Self.firstCapacity))
    tallest.reserveCapacity(min(count + 1, Self.firstCapacity))
    leads.append(.zero)
    tallest.append(0)
  }

  /// Room for a row of labels on a screen.
  private static let firstCapacity = 16
}
