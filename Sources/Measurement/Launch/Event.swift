/// What happens in a launch, in order. Progress, saving and tests are consumers of these.
///
/// Cells and strategies are named by their index, in the plan's order.
public enum Event: Codable, Sendable {
  case cellBegan(cell: Int)
  case sampled(cell: Int, contender: Int, sample: Sample)
  case yardstickSampled(cell: Int, yardstick: Yardstick, sample: Sample)
  case counted(cell: Int, contender: Int, counts: WorkCounts)
  case allocated(cell: Int, contender: Int, allocations: AllocationRecord)
  case failed(cell: Int, contender: Int, reason: String)
  case cellEnded(cell: Int)
  /// The pilot turns to a strategy.
  case pilotBegan(cell: Int, contender: Int)
  /// The cost of a strategy as a pilot found it, before the plan was made.
  case piloted(cell: Int, contender: Int, cost: ContenderCost)
  case launchEnded
}
