/// Counts the work and the allocations of strategies, apart from any timing.
struct CountingPass {
  let cell: Cell
  let probe: AllocationProbe?
  let answers: CellAnswers

  /// The counts of one whole cycle, from the formula where running it would cost too much.
  func counts(of planned: PlannedContender) throws -> WorkCounts {
    let contender = cell.contenders[planned.contender]
    let operation = try contender.prepare()
    let work = contender.workUnits * Double(cell.cycleLength)
    if let known = contender.knownCounts, work > CountedPart.affordableWork { return known() }
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
    guard let probe, contender.workUnits <= CountedPart.largestOperation else { return nil }
    let part = CountedPart(of: contender, in: cell)
    let operation = try contender.prepare()
    var sink = part.run(operation)

    var repetitions: [AllocationCount] = []
    repetitions.reserveCapacity(2)
    var peak: Int?
    for _ in 0..<2 {
      sink &+= part.lead(operation)
      peak = probe.peakBytes {
        repetitions.append(
          probe.measure { sink &+= part.run(operation) })
      }
    }
    keepAlive(sink)
    var record = AllocationRecord(
      operations: part.operations, peakBytes: peak, process: probe.processStatistics())
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
