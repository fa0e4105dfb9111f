import Measurement

/// A strategy made slower by a known share, by work that is not optimised away.
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

/// An operation that runs a share of its iterations once more, which slows it by that share
/// whatever disturbs the machine.
final class DelayedOperation: PreparedOperation {
  private let operation: any PreparedOperation
  private let share: Double
  private var owed = 0.0
  private var sink: UInt64 = 0

  init(_ operation: any PreparedOperation, share: Double) {
    self.operation = operation
    self.share = share
  }

  func run(from position: Int, iterations: Int) -> UInt64 {
    let digest = operation.run(from: position, iterations: iterations)
    // A part of an operation is owed until it is a whole one.
    owed += Double(iterations) * share
    let extra = Int(owed)
    owed -= Double(extra)
    if extra > 0 { sink &+= operation.run(from: position, iterations: extra) }
    return digest
  }

  func observe(at position: Int) -> Observation { operation.observe(at: position) }

  func releaseState() { operation.releaseState() }
}
