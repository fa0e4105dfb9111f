/// Remembers what another measurer answered, by text and font size.
///
/// Two texts are the same if their bytes are, so that differently composed accents are kept apart.
/// What is kept is bounded; the label kept longest goes first.
public final class MemoizedMeasurer: TextMeasurer {
  /// How many labels are kept at most: 1,048,576.
  public static let capacity = 1 << 20
  /// How many bytes of UTF-8 the kept labels have together at most: 64 MiB.
  public static let textCapacity = 1 << 26
  /// A label with more bytes of UTF-8 than this, 64 KiB, is measured each time and never kept.
  public static let longestLabel = 1 << 16

  /// How many labels were answered from what was kept.
  public var hits: Int { table.hits }
  /// How many labels were measured.
  public private(set) var misses = 0

  private let base: any TextMeasurer
  private var table: MemoTable

  /// - Parameter base: What measures; its font must not change.
  public convenience init(_ base: any TextMeasurer) {
    self.init(base, limits: .standard)
  }

  init(_ base: any TextMeasurer, limits: MemoLimits) {
    self.base = base
    table = MemoTable(limits: limits)
  }

  /// What measures; the memo itself changes no answer.
  public var description: MeasurerDescription { base.description }

  /// The characters missing in what was measured; an answer from the memo adds none.
  public var missingCharacters: Int { base.missingCharacters }

  /// How many labels are kept.
  public var count: Int { table.count }

  /// How many bytes of UTF-8 the kept labels have together.
  public var textBytes: Int { table.textBytes }

  /// - Complexity: O(*n*) in the bytes of `text` for a label that is kept, without allocating; else
  ///   what the base takes, and O(1) amortised to keep the answer.
  public func size(of text: String, fontSize: Double) -> TextSize {
    var text = text
    let (key, kept) = text.withUTF8 { utf8 in
      let key = MemoKey(of: utf8, fontSize: fontSize)
      return (key, table.size(of: utf8, key: key))
    }
    if let kept { return kept }
    misses += 1
    let size = base.size(of: text, fontSize: fontSize)
    table.keep(size, of: text, key: key)
    return size
  }

  /// Forgets all labels; the counts of hits and misses stay.
  public func removeAll() {
    table.removeAll()
  }
}
