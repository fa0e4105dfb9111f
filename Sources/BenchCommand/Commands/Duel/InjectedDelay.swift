import Measurement

/// A strategy made slower by a known share, by time spent inside its operations.
struct InjectedDelay: Codable, Hashable {
  var strategy: String
  /// 0.05 for 5 %.
  var share: Double

  /// The cell with its strategy of that name made slower.
  func injected(into cell: Cell) -> Cell {
    Cell(
      key: cell.key,
      contenders: cell.contenders.map { contender in
        guard contender.name == strategy else { return contender }
        return Contender(
          name: contender.name, workUnits: contender.workUnits, setupUnits: contender.setupUnits,
          predictedBytes: contender.predictedBytes, knownCounts: contender.knownCounts,
          prepare: { DelayedOperation(try contender.prepare(), share: share) })
      },
      cycleLength: cell.cycleLength, knownDigests: cell.knownDigests, facts: cell.facts)
  }
}

/// An operation that goes on for a share of the time that its iterations took. Every sample is
/// slower by that share, whether it has one iteration or thousands, and whatever disturbs the
/// machine.
final class DelayedOperation: PreparedOperation {
  private let operation: any PreparedOperation
  private let share: Double
  private let now: () -> UInt64

  /// - Parameter now: Nanoseconds since an arbitrary start.
  init(
    _ operation: any PreparedOperation, share: Double,
    now: @escaping () -> UInt64 = MonotonicClock.now
  ) {
    self.operation = operation
    self.share = share
    self.now = now
  }

  func run(from position: Int, iterations: Int) -> UInt64 {
    let start = now()
    let digest = operation.run(from: position, iterations: iterations)
    let end = now()
    let delayed = end &+ UInt64(Double(end &- start) * share)
    while now() < delayed {}
    return digest
  }

  func observe(at position: Int) -> Observation { operation.observe(at: position) }

  func releaseState() { operation.releaseState() }
}
