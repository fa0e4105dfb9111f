/// What one launch, a process of its own, has to do.
public struct LaunchPlan: Codable, Sendable {
  /// The launch's number, from 0.
  public var launch: Int
  public var seed: UInt64
  /// Whether the passes that count work and allocations are part of this launch.
  public var counts: Bool
  /// In the order in which they are done, those of many rounds several times.
  public var cells: [PlannedCell]

  public init(launch: Int, seed: UInt64, counts: Bool, cells: [PlannedCell]) {
    self.launch = launch
    self.seed = seed
    self.counts = counts
    self.cells = cells
  }

  /// What is left after the process ended within a cell: that one is not tried again.
  ///
  /// - Parameter position: The cell's place in `cells`.
  func rest(after position: Int) -> LaunchPlan {
    var rest = self
    rest.cells = cells.dropFirst(position + 1).filter { $0.cell != cells[position].cell }
    return rest
  }
}

/// What is to be done of one cell in one sweep through them.
public struct PlannedCell: Codable, Sendable {
  /// The cell's index among all cells of the run.
  public var cell: Int
  /// How many rounds of the launch came before; work is counted in the first sweep, where none did.
  public var firstRound: Int
  public var contenders: [PlannedContender]
  /// What the sweep is expected to take of the cell, in nanoseconds.
  public var nanoseconds: Double

  public init(
    cell: Int, firstRound: Int, contenders: [PlannedContender], nanoseconds: Double
  ) {
    self.cell = cell
    self.firstRound = firstRound
    self.contenders = contenders
    self.nanoseconds = nanoseconds
  }
}

/// What is to be done of one strategy in one cell.
public struct PlannedContender: Codable, Sendable {
  /// The strategy's index within its cell.
  public var contender: Int
  /// In how many rounds of this sweep it is sampled.
  public var rounds: Int
  /// What one operation is expected to take, in nanoseconds.
  public var nanoseconds: Double

  public init(contender: Int, rounds: Int, nanoseconds: Double) {
    self.contender = contender
    self.rounds = rounds
    self.nanoseconds = nanoseconds
  }
}
