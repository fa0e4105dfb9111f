/// What the `cached` strategy keeps of a row of plain widths: for each k the narrowest of the rows
/// that show k items or more.
///
/// That column never falls from k to k + 1, whatever the badges and the sign of the spacing. The
/// largest k whose entry is not wider than the available width is the answer, and its entry is
/// that row's own width: the next entry is too wide, so no longer row lowered it.
public struct PlainRowCache: Hashable, Sendable {
  /// Suffix minima of the row widths; empty for a row without items.
  private var narrowest: [FixedLength]
  /// The width of the row that shows no item.
  private var badgeOnly: FixedLength

  /// - Complexity: One addition and one comparison for each item; 8 bytes an item.
  public init(row: PlainRow) {
    let count = row.count
    narrowest = []
    badgeOnly = .zero
    guard count > 0 else { return }
    narrowest.reserveCapacity(count + 1)
    var lead = FixedLength.zero
    for visible in 0..<count {
      narrowest.append(lead + row.badgeWidths[count - visible - 1])
      lead = lead + row.widths[visible] + row.spacing
    }
    narrowest.append(Self.width(ofAllItemsOf: row))
    badgeOnly = narrowest[0]
    for visible in stride(from: count - 1, through: 0, by: -1) {
      narrowest[visible] = min(narrowest[visible], narrowest[visible + 1])
    }
  }

  /// The longest row that is not wider than `width`.
  ///
  /// - Complexity: O(log n) comparisons; no allocation.
  public func choose(width: FixedLength) -> RowAnswer {
    var recorder = NoRecorder()
    return choose(within: width, recorder: &recorder)
  }

  /// The same, counted.
  public func choose(width: FixedLength, counting work: inout RowWork) -> RowAnswer {
    choose(within: width, recorder: &work)
  }

  private func choose(within available: FixedLength, recorder: inout some WorkRecorder)
    -> RowAnswer
  {
    guard !narrowest.isEmpty else { return .noItems }
    let count = narrowest.count - 1
    guard
      let visible = narrowest.lastNotExceeding(available, among: count + 1, recorder: &recorder)
    else { return RowAnswer(visible: 0, hidden: count, width: badgeOnly, overflows: true) }
    return RowAnswer(visible: visible, hidden: count - visible, width: narrowest[visible])
  }

  /// Without the spacing after the last item; added in the order in which every strategy adds.
  private static func width(ofAllItemsOf row: PlainRow) -> FixedLength {
    var lead = FixedLength.zero
    var prefix = FixedLength.zero
    for width in row.widths {
      prefix = lead + width
      lead = prefix + row.spacing
    }
    return prefix
  }
}
