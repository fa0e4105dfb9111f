/// Takes samples when it is told to: one side of a duel.
public final class SampleServer {
  private let cells: [Cell]
  private let clock: SampleClock
  private var operations: [ContenderPlace: any PreparedOperation] = [:]

  public init(cells: [Cell], clock: SampleClock = .system) {
    self.cells = cells
    self.clock = clock
  }

  public var offer: SampleReply { .offer(SampleOffer(cells: cells)) }

  public func answer(_ request: SampleRequest) -> SampleReply {
    switch request {
    case .pin(let processor):
      return .pinned(processor.map(ProcessorAffinity.pin) ?? false)
    case .open(let place):
      return open(place)
    case .sample(let place, let position, let iterations):
      guard let operation = operations[place], position >= 0, iterations > 0 else {
        return .failed(reason: "it was asked for a sample of what it did not prepare")
      }
      return .sampled(
        nanoseconds: undisturbedTime(operation, from: position, iterations: iterations))
    case .close:
      operations.removeAll()
      return .closed
    }
  }

  /// A sample during which the kernel took the processor away is taken again: it would say how
  /// busy the machine is. Both sides of a duel do the same.
  private static let mostTries = 4

  private func undisturbedTime(
    _ operation: any PreparedOperation, from position: Int, iterations: Int
  ) -> Int {
    var nanoseconds = 0
    for _ in 0..<Self.mostTries {
      let reading = clock.time(operation, from: position, iterations: iterations)
      nanoseconds = reading.nanoseconds
      if reading.preemptions == 0 { break }
    }
    return nanoseconds
  }

  private func open(_ place: ContenderPlace) -> SampleReply {
    guard cells.indices.contains(place.cell),
      cells[place.cell].contenders.indices.contains(place.contender)
    else { return .failed(reason: "it has no such strategy") }
    let cell = cells[place.cell]
    do {
      let operation = try cell.contenders[place.contender].prepare()
      operations[place] = operation
      let first = clock.time(operation, from: 0, iterations: 1)
      // A cycle of long operations is sampled in parts, and not run through to calibrate.
      let isSingle = CellRounds.isSingle(
        Double(first.nanoseconds), cycleLength: cell.cycleLength)
      let calibration =
        isSingle
        ? Calibration.single
        : Calibration(of: operation, cycleLength: cell.cycleLength, clock: clock)
      let reading = clock.time(operation, from: 0, iterations: calibration.iterations)
      // The lesser, since either may have been preempted.
      return .opened(
        iterations: calibration.iterations,
        nanoseconds: min(
          Double(first.nanoseconds), Double(reading.nanoseconds) / Double(calibration.iterations)))
    } catch {
      return .failed(reason: String(describing: error))
    }
  }
}
