/// Counts the work and the allocations of strategies, apart from any timing.
struct CountingPass {
  let cell: Cell
  let probe: AllocationProbe?
  let answers: CellAnswers

  /// Up to this many units of work a whole cycle is run for the sake of counting; above it the
  /// counts come from what the suite knows without running, where it knows them, and the allocations
  /// from the first operation. It depends on the input alone, so that two runs count the same
  /// operations.
  static let affordableWork = 20_000.0

  /// Allocations are counted of operations of up to this many units of work. More expensive ones
  /// are run or not according to time, and two runs must not differ in what they count.
  static let largestOperation = 30_000.0

  /// The counts of one whole cycle, from the formula where running it would cost too much.
  func counts(of planned: PlannedContender) throws -> WorkCounts {
    let contender = cell.contenders[planned.contender]
    let operation = try contender.prepare()
    let work = contender.workUnits * Double(cell.cycleLength)
    if let known = contender.knownCounts, work > Self.affordableWork { return known() }
    // A cycle runs first: what is counted is the work that is left once a state is built up.
    keepAlive(operation.run(from: 0, iterations: cell.cycleLength))
    var total = WorkCounts(operations: 0)
    for position in 0..<cell.cycleLength {
      let observation = operation.observe(at: position)
      try answers.check(observation.digest, of: planned.contender, at: position)
      total.add(observation.counts)
    }
    return total
  }

  /// The allocations of one whole cycle, or of its first operation where that is all that is
  /// affordable, after the last one: a warm-up, since first calls differ, then two repetitions that
  /// must agree.
  func allocations(of planned: PlannedContender) throws -> AllocationRecord? {
    let contender = cell.contenders[planned.contender]
    guard let probe, contender.workUnits <= Self.largestOperation else { return nil }
    let operation = try contender.prepare()
    let work = contender.workUnits * Double(cell.cycleLength)
    let operations = work > Self.affordableWork ? 1 : cell.cycleLength
    var sink = operation.run(from: 0, iterations: operations)

    var repetitions: [AllocationCount] = []
    repetitions.reserveCapacity(2)
    var peak: Int?
    for _ in 0..<2 {
      // An operation that repeats the one before it may find its work done, such as the same edit.
      if operations < cell.cycleLength {
        sink &+= operation.run(from: cell.cycleLength - 1, iterations: 1)
      }
      peak = probe.peakBytes {
        repetitions.append(
          probe.measure { sink &+= operation.run(from: 0, iterations: operations) })
      }
    }
    keepAlive(sink)
    var record = AllocationRecord(
      operations: operations, peakBytes: peak, process: probe.processStatistics())
    record.allocations = repetitions.agreed(on: \.allocations)
    record.allocatedBytes = repetitions.agreed(on: \.allocatedBytes)
    record.freedBytes = repetitions.agreed(on: \.freedBytes)
    let released = probe.measure { operation.releaseState() }
    record.stateBytes = released.freedBytes - released.allocatedBytes
    return record
  }
}

extension [AllocationCount] {
  /// The value that all repetitions have, nil if they differ.
  fileprivate func agreed(on field: KeyPath<AllocationCount, Int>) -> Int? {
    guard let value = first?[keyPath: field], allSatisfy({ $0[keyPath: field] == value }) else {
      return nil
    }
    return value
  }
}

/// Makes the optimiser believe that `value` is read.
@inline(never)
@_optimize(none)
func keepAlive<Value>(_ value: Value) {}
