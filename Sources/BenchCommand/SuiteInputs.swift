public import TextMetrics

/// What a run asks of its suites: the labels, the sizes, and which part of a suite to run.
///
/// It holds everything that the cells depend on, the labels themselves included, so that a
/// process that receives it as JSON builds exactly the same cells.
public struct SuiteInputs: Hashable, Codable, Sendable {
  /// The labels to lay out; nil for the suite's built-in list. A suite that needs more labels
  /// than there are extends the list deterministically from `seed`.
  public var labels: [String]?
  /// The item counts, ascending and without duplicates; empty for the suite's own.
  public var items: [Int]
  /// The available width of cells at a fixed width, in points.
  public var width: Double
  /// The share of the items, from 0 to 1, that is visible in cells at a width chosen for it.
  public var fill: Double
  /// What every random choice of a suite is derived from.
  public var seed: UInt64
  /// What measures labels; nil for the best that this machine has.
  public var measurer: MeasurerKind?
  /// What a measurer of the kind `replay` replays; nil for the other kinds.
  public var recordedCosts: [RecordedCost]?
  /// Paths of font files, most wanted first; empty for the usual places.
  public var fonts: [String]
  /// Whether measurements are kept; nil for the suite's own choice.
  public var memo: MemoChoice?
  /// The names of the workloads to run; empty for all.
  public var workloads: [String]
  /// The names of the strategies to run; empty for all.
  public var strategies: [String]

  public init(
    labels: [String]? = nil, items: [Int] = [], width: Double = SuiteInputs.defaultWidth,
    fill: Double = SuiteInputs.defaultFill, seed: UInt64 = SuiteInputs.defaultSeed,
    measurer: MeasurerKind? = nil, recordedCosts: [RecordedCost]? = nil, fonts: [String] = [],
    memo: MemoChoice? = nil,
    workloads: [String] = [], strategies: [String] = []
  ) {
    self.labels = labels
    self.items = items
    self.width = width
    self.fill = fill
    self.seed = seed
    self.measurer = measurer
    self.recordedCosts = recordedCosts
    self.fonts = fonts
    self.memo = memo
    self.workloads = workloads
    self.strategies = strategies
  }
}

extension SuiteInputs {
  /// The width of a small window, in points: a few labels fit, however many there are.
  public static let defaultWidth = 680.0
  public static let defaultFill = 0.5
  public static let defaultSeed: UInt64 = 1
  /// The item counts that a run accepts.
  public static let itemLimits = 1...1_000_000
  /// The available widths that a run accepts, in points.
  public static let widthLimits = 0.0...1_000_000_000.0
  public static let fillLimits = 0.0...1.0
}

/// Whether measurements of labels are kept between operations.
public enum MemoChoice: String, Hashable, Codable, Sendable, CaseIterable {
  /// Every measurement is made anew.
  case off
  /// Each label is measured once.
  case on
  /// Cells of both kinds, side by side.
  case both
}
