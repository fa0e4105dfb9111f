import TestArithmetic

/// Seeded rows of many kinds, and the widths at which their answers change.
struct RandomRow {
  enum Grain: CaseIterable {
    /// Tenths of a point, which no `Double` holds.
    case tenths
    /// Thirds, written with 12 digits.
    case thirds
    /// 1/64 pt, as measured labels have.
    case sixtyFourths
    /// Mostly 0.
    case zeros
    /// Whole points, so that many rows are equally wide.
    case points
  }

  enum BadgeKind: CaseIterable { case zero, constant, digits, growing, shrinking, irregular }

  let row: ExactRow
  /// Where it is interesting: at, just below and just above the widths of its rows, and beyond.
  let availables: [ExactDecimal]

  init(seed: UInt64, items: ClosedRange<Int> = 0...60, widths: Int = 12) {
    var random = SplitMix64(seed: seed)
    let grain = Grain.allCases.randomElement(using: &random)!
    let count = Int.random(in: items, using: &random)
    let spacing = Self.spacing(using: &random)
    row = ExactRow(
      widths: (0..<count).map { _ in Self.width(grain, upTo: 120, using: &random) },
      badges: Self.badges(count: count, grain, using: &random), spacing: spacing)
    availables = Self.availables(of: row, count: widths, using: &random)
  }

  private static func spacing(using random: inout SplitMix64) -> ExactDecimal {
    let texts = ["8", "0", "0.1", "7.3", "0.333333333333", "-0.1", "-3.3", "-8", "-45"]
    return ExactDecimal(texts.randomElement(using: &random)!)
  }

  private static func width(_ grain: Grain, upTo limit: Int, using random: inout SplitMix64)
    -> ExactDecimal
  {
    let units: Int128 =
      switch grain {
      case .tenths: ExactDecimal.scale / 10
      case .thirds: ExactDecimal.scale / 3
      case .sixtyFourths: ExactDecimal.scale / 64
      case .zeros: Bool.random(using: &random) ? 0 : ExactDecimal.scale / 10
      case .points: ExactDecimal.scale
      }
    guard units > 0 else { return .zero }
    let steps = Int128(limit) * ExactDecimal.scale / units
    return ExactDecimal(scaled: units * Int128(Int64.random(in: 0...Int64(steps), using: &random)))
  }

  private static func badges(count: Int, _ grain: Grain, using random: inout SplitMix64)
    -> [ExactDecimal]
  {
    let kind = BadgeKind.allCases.randomElement(using: &random)!
    let base = width(grain, upTo: 60, using: &random)
    let slope = width(grain, upTo: 4, using: &random)
    return (0..<count).map { index in
      switch kind {
      case .zero: .zero
      case .constant: base
      case .digits: .digits(hidden: index + 1, base: "20.1", perDigit: "7.8")
      case .growing: base + ExactDecimal(scaled: slope.scaled * Int128(index))
      case .shrinking: base + ExactDecimal(scaled: slope.scaled * Int128(count - index))
      case .irregular: width(grain, upTo: 90, using: &random)
      }
    }
  }

  private static func availables(of row: ExactRow, count: Int, using random: inout SplitMix64)
    -> [ExactDecimal]
  {
    let rows = row.rowWidths
    let offsets = ["0", "-0.0009765625", "-0.001", "0.001", "-0.1", "5"].map { ExactDecimal($0) }
    return (0..<count).compactMap { _ in
      let width = rows.randomElement(using: &random)! + offsets.randomElement(using: &random)!
      return width < .zero || isUndecidable(width, rows) ? nil : width
    }
  }

  /// Whether a row is wider than the slack allows by less than rounding down takes off: its
  /// decimals do not fit, and its lengths may.
  private static func isUndecidable(_ available: ExactDecimal, _ rows: [ExactDecimal]) -> Bool {
    let unit = ExactDecimal.scale / Int128(1 << 30) + 1
    return rows.contains { width in
      let excess = (width - available - .slack).scaled
      return excess > 0 && excess <= Int128(2 * rows.count) * unit
    }
  }
}
