import BenchCommand
import Measurement
import Profiling
import RowFitting

/// An operation of the suite `row`: a state, and what chooses a row with it.
final class RowOperation<State>: PreparedOperation {
  typealias Choose = (_ state: inout State, _ position: Int) -> RowAnswer
  typealias ChooseCounting =
    (_ state: inout State, _ position: Int, _ work: inout RowWork) -> RowAnswer
  typealias ChooseInPhases =
    (_ state: inout State, _ position: Int, _ profiler: LayoutProfiler) -> RowAnswer

  private var state: State?
  private let cycleLength: Int
  private let choose: Choose
  private let chooseCounting: ChooseCounting
  private let chooseInPhases: ChooseInPhases?

  /// - Parameter phases: Does the same as `choose`, in phases; nil where all of it is choosing.
  init(
    state: State, cycleLength: Int, choose: @escaping Choose, counting: @escaping ChooseCounting,
    phases: ChooseInPhases? = nil
  ) {
    self.state = state
    self.cycleLength = cycleLength
    self.choose = choose
    chooseCounting = counting
    chooseInPhases = phases
  }

  func run(from position: Int, iterations: Int) -> UInt64 {
    // Taken out for the loop, so that it is neither checked for exclusive access nor copied.
    guard var state = state.take() else { return 0 }
    var position = position
    var sum: UInt64 = 0
    for _ in 0..<iterations {
      sum &+= choose(&state, position).digest
      position += 1
      if position == cycleLength { position = 0 }
    }
    self.state = state
    return sum
  }

  func observe(at position: Int) -> Observation {
    guard var state = state.take() else { return Observation(digest: 0, counts: WorkCounts()) }
    var work = RowWork()
    let answer = chooseCounting(&state, position, &work)
    self.state = state
    return Observation(digest: answer.digest, counts: WorkCounts(work))
  }

  func releaseState() {
    state = nil
  }
}

extension RowOperation: ProfiledOperation {
  func run(at position: Int, telling profiler: LayoutProfiler) {
    guard var state = state.take() else { return }
    if let chooseInPhases {
      _ = chooseInPhases(&state, position, profiler)
    } else {
      _ = profiler.phase(PhaseName.choose) { choose(&state, position) }
    }
    self.state = state
  }
}

extension WorkCounts {
  /// The counts of so many operations, under the names of the report.
  init(_ work: RowWork, operations: Int = 1) {
    let totals = work.namedCounts.map { ($0.name, $0.count) }
    self.init(Dictionary(uniqueKeysWithValues: totals), operations: operations)
  }
}
