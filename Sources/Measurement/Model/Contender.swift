/// One strategy's part in a cell: how to get ready, and what is known before running.
public struct Contender {
  /// The strategy's name, unique within its cell.
  public let name: String
  /// The work of one operation, in a unit of the suite's choice that makes the times of this
  /// strategy at two sizes proportional. From it and the time at a smaller size the time at a
  /// larger one is predicted, before anything large is built.
  public let workUnits: Double
  /// The work of the operation at each position of the cycle, in a unit as above, where operations
  /// differ. The time of a sample of part of a cycle is scaled by it to that of a whole one.
  public let positionUnits: [Double]?
  /// The work of preparing and of the first operation, which builds up what is kept, in a unit as
  /// above.
  public let setupUnits: Double
  /// The bytes that are alive at the peak of one operation, predicted.
  public let predictedBytes: Int
  /// Gives the counts of one whole cycle where they can be had without running the strategy.
  public let knownCounts: (() -> WorkCounts)?
  /// Builds the state that the workload keeps between operations. Not timed.
  public let prepare: () throws -> any PreparedOperation

  public init(
    name: String, workUnits: Double, positionUnits: [Double]? = nil, setupUnits: Double,
    predictedBytes: Int,
    knownCounts: (() -> WorkCounts)? = nil, prepare: @escaping () throws -> any PreparedOperation
  ) {
    self.name = name
    precondition(workUnits > 0 && workUnits.isFinite, "an operation has some work")
    precondition(setupUnits > 0 && setupUnits.isFinite, "setting up has some work")
    self.workUnits = workUnits
    self.positionUnits = positionUnits
    self.setupUnits = setupUnits
    self.predictedBytes = predictedBytes
    self.knownCounts = knownCounts
    self.prepare = prepare
  }
}

extension Contender {
  /// By how much the time of a sample that covers only part of a cycle is multiplied to be that of
  /// operations of average work; 1 where operations are alike.
  func scale(from position: Int, iterations: Int) -> Double {
    guard let positionUnits, iterations % positionUnits.count != 0 else { return 1 }
    var work = 0.0
    for offset in 0..<iterations {
      work += positionUnits[(position + offset) % positionUnits.count]
    }
    let mean = positionUnits.reduce(0, +) / Double(positionUnits.count)
    return work > 0 ? mean * Double(iterations) / work : 1
  }
}

/// A strategy that is ready to run.
///
/// A workload may be a cycle of operations that differ (64 widths, say). Operation `i` of a
/// sample works on position `(start + i) % cycleLength` of its cell, so that all strategies of a cell meet the
/// same inputs in the same order. The answer at a position does not depend on what ran before.
public protocol PreparedOperation: AnyObject {
  /// Runs `iterations` operations from `position` of the cycle on.
  ///
  /// The loop belongs here, in the module that knows the types, so that it is specialised.
  /// - Returns: the wrapping sum of the digests of all answers. It keeps the results alive,
  ///   and the runner compares it with that of the other strategies.
  func run(from position: Int, iterations: Int) -> UInt64

  /// Runs the operation at `position` once, counting its work.
  /// - Returns: the digest of its answer and its counts.
  func observe(at position: Int) -> Observation

  /// Frees what the workload keeps between operations. Nothing is run afterwards.
  func releaseState()
}

/// What one counted operation answered and did.
public struct Observation: Sendable {
  /// Equal for equal answers. Digests of different positions are summed.
  public var digest: UInt64
  public var counts: WorkCounts

  public init(digest: UInt64, counts: WorkCounts) {
    self.digest = digest
    self.counts = counts
  }
}
