/// What one launch, a process of its own, has to do.
public struct LaunchPlan: Codable, Sendable {
  /// The launch's number, from 0.
  public var launch: Int
  public var seed: UInt64
  /// Whether the passes that count work and allocations are part of this launch.
  public var counts: Bool
  public var cells: [PlannedCell]

  public init(launch: Int, seed: UInt64, counts: Bool, cells: [PlannedCell]) {
    self.launch = launch
    self.seed = seed
    self.counts = counts
    self.cells = cells
  }
}

/// What is to be done of one cell.
public struct PlannedCell: Codable, Sendable {
  /// The cell's index among all cells of the run.
  public var cell: Int
  public var contenders: [PlannedContender]
  /// What the cell is expected to take, in nanoseconds.
  public var nanoseconds: Double

  public init(cell: Int, contenders: [PlannedContender], nanoseconds: Double) {
    self.cell = cell
    self.contenders = contenders
    self.nanoseconds = nanoseconds
  }
}

/// What is to be done of one strategy in one cell.
public struct PlannedContender: Codable, Sendable {
  /// The strategy's index within its cell.
  public var contender: Int
  /// In how many rounds of this launch it is sampled.
  public var rounds: Int
  /// What one operation is expected to take, in nanoseconds.
  public var nanoseconds: Double

  public init(contender: Int, rounds: Int, nanoseconds: Double) {
    self.contender = contender
    self.rounds = rounds
    self.nanoseconds = nanoseconds
  }
}
