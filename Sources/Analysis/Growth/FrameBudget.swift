/// How much of a frame one operation may take.
public struct FrameBudget: Hashable, Sendable {
  public var nanoseconds: Double

  /// - Precondition: positive.
  public init(nanoseconds: Double) {
    precondition(nanoseconds > 0, "a budget is more than no time")
    self.nanoseconds = nanoseconds
  }

  /// Frames a second of the fastest displays in phones and tablets.
  public static let framesPerSecond = 120.0
  /// The share of a frame that one row may take, since a screen holds more than a row.
  public static let share = 0.1
  /// A tenth of a frame at 120 Hz: 833 µs.
  public static let standard = FrameBudget(
    nanoseconds: (share / framesPerSecond * 1e9).rounded())
  /// How many rows a list shows at a time, for the question how large they may be together.
  public static let visibleRows = 20
  /// How many frames a window is dragged in a minute.
  public static let framesPerMinute = Int(60 * framesPerSecond)
  /// How many times as large as the largest measured item count an extrapolated one may be.
  public static let farthestExtrapolation = 4.0
}

/// Up to how many items a strategy stays inside a budget.
public enum BudgetLimit: Hashable, Sendable {
  /// There is no time to tell from.
  case notMeasured
  /// Even the smallest measured row takes more.
  case belowSmallest(items: Int)
  /// Between measured item counts.
  case upTo(Estimate)
  /// Beyond the largest measured item count, by the growth that the times follow; `measured` is
  /// that item count.
  case extrapolated(Double, measured: Int)
  /// At least this many items: at the largest measured count it is inside, and the growth does
  /// not tell where it ends within ``FrameBudget/farthestExtrapolation``.
  case atLeast(items: Int)
}
