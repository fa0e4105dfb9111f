import HeadlessUI
import Measurement
import Profiling

/// The passes of a profile, each on a state of its own: counts, time, allocations.
struct ProfileRun {
  let question: ProfileQuestion

  /// What the passes found.
  struct Findings {
    var key: CellKey
    var counts: WorkCounts
    var profile: LayoutProfile
    /// What the operation allocates where nobody observes; nil where that is not known.
    var allocations: AllocationCount?
    /// Why allocations are not part of the profile; nil if they are.
    var omission: String?
  }

  /// - Parameter trace: Takes the spans of the pass that measures time.
  func findings(trace: (any SpanWriter)?) throws -> Findings {
    let (cell, counts, exact) = try unobserved()
    let timing = LayoutProfiler(meter: .time, trace: trace)
    try profile(with: timing)
    var findings = Findings(
      key: cell.key, counts: counts, profile: timing.profile, allocations: exact?.count)
    guard let exact else {
      findings.omission = "jemalloc does not serve this program's memory"
      return findings
    }
    guard timing.spanCount <= ProfileParameters.mostCountedSpans else {
      findings.omission =
        "there are more than \(ProfileParameters.mostCountedSpans) spans; give fewer items"
      return findings
    }
    let counting = LayoutProfiler(meter: .allocations { exact.probe.reading() })
    try profile(with: counting)
    findings.profile = findings.profile.merging(allocationsOf: counting.profile)
    return findings
  }

  /// What is known of the operation without observing it.
  private func unobserved() throws -> (
    cell: Cell, counts: WorkCounts, exact: (count: AllocationCount, probe: AllocationProbe)?
  ) {
    let nobody = LayoutProfiler(meter: .time)
    let (cell, contender, operation) = try question.prepare(observer: nobody)
    warmUp(operation, cell, contender)
    let counts = operation.observe(at: 0).counts
    guard let probe = AllocationProbe() else { return (cell, counts, nil) }
    let again = try question.prepare(observer: nobody).operation
    warmUp(again, cell, contender)
    let count = probe.measure { _ = again.run(from: 0, iterations: 1) }
    return (cell, counts, (count, probe))
  }

  /// Writes jemalloc's profile of the operation.
  func recordHeap(to path: String) throws {
    let (cell, contender, operation) = try question.prepare(observer: LayoutProfiler(meter: .time))
    warmUp(operation, cell, contender)
    try HeapProfile.record({ _ = operation.run(from: 0, iterations: 1) }, to: path)
  }

  private func profile(with profiler: LayoutProfiler) throws {
    try LayoutObservation.observing(with: profiler) {
      let (cell, contender, operation) = try question.prepare(observer: profiler)
      warmUp(operation, cell, contender)
      // Found out before, since the first cast to a type takes long.
      let profiled = operation as? any ProfiledOperation
      profiler.listen {
        if let profiled {
          profiled.run(at: 0, telling: profiler)
        } else {
          _ = operation.run(from: 0, iterations: 1)
        }
      }
    }
  }

  /// A cycle runs first, as before counting in a run: what is left is the work of an operation
  /// once the state is built up.
  private func warmUp(_ operation: any PreparedOperation, _ cell: Cell, _ contender: Contender) {
    let work = contender.workUnits * Double(cell.cycleLength)
    _ = operation.run(
      from: 0, iterations: work <= Self.affordableWork ? cell.cycleLength : 1)
  }

  private static let affordableWork = 1e6
}
