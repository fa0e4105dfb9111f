import HeadlessUI
import Measurement
import Profiling
import RowFitting

/// What each strategy does in each workload.
extension RowQuestion {
  func operation(of strategy: RowStrategy) -> any PreparedOperation {
    switch strategy {
    case .candidates: candidates
    case .candidatesLazy: lazyCandidates
    case .greedy: greedy
    case .cached: cached
    }
  }

  private func operation<State>(
    _ state: State, _ choose: @escaping RowOperation<State>.Choose,
    counting: @escaping RowOperation<State>.ChooseCounting,
    phases: RowOperation<State>.ChooseInPhases? = nil
  ) -> any PreparedOperation {
    RowOperation(
      state: state, cycleLength: cycleLength, choose: choose, counting: counting, phases: phases)
  }

  private var candidates: any PreparedOperation {
    switch workload {
    case .firstFit:
      operation(row) { row, position in
        Candidates.choose(row: row, width: width(at: position))
      } counting: { row, position, work in
        Candidates.choose(row: row, width: width(at: position), counting: &work)
      } phases: { row, position, profiler in
        var rows = profiler.phase(PhaseName.build) { CandidateRows(row: row) }
        return profiler.phase(PhaseName.choose) { rows.choose(width: width(at: position)) }
      }
    case .resize:
      operation(CandidateRows(row: row)) { rows, position in
        rows.choose(width: width(at: position))
      } counting: { rows, position, work in
        rows.choose(width: width(at: position), counting: &work)
      }
    case .relayout:
      operation((rows: CandidateRows(row: row), places: RowPlacements())) { state, position in
        let answer = state.rows.choose(width: width(at: position))
        state.rows.place(answer, into: &state.places)
        return answer
      } counting: { state, position, work in
        let answer = state.rows.choose(width: width(at: position), counting: &work)
        state.rows.place(answer, into: &state.places, counting: &work)
        return answer
      } phases: { state, position, profiler in
        let answer = profiler.phase(PhaseName.choose) {
          state.rows.choose(width: width(at: position))
        }
        profiler.phase(PhaseName.place) { state.rows.place(answer, into: &state.places) }
        return answer
      }
    case .edit:
      operation(CandidateRows(row: row)) { rows, position in
        rows.setTitle(titles[position], at: editedItem)
        return rows.choose(width: width(at: position))
      } counting: { rows, position, work in
        rows.setTitle(titles[position], at: editedItem)
        return rows.choose(width: width(at: position), counting: &work)
      } phases: { rows, position, profiler in
        profiler.phase(PhaseName.build) { rows.setTitle(titles[position], at: editedItem) }
        return profiler.phase(PhaseName.choose) { rows.choose(width: width(at: position)) }
      }
    }
  }

  private var lazyCandidates: any PreparedOperation {
    switch workload {
    case .firstFit, .resize:
      operation(row) { row, position in
        LazyCandidates.choose(row: row, width: width(at: position))
      } counting: { row, position, work in
        LazyCandidates.choose(row: row, width: width(at: position), counting: &work)
      }
    case .relayout:
      operation((row: row, places: RowPlacements())) { state, position in
        LazyCandidates.place(row: state.row, width: width(at: position), into: &state.places)
      } counting: { state, position, work in
        LazyCandidates.place(
          row: state.row, width: width(at: position), into: &state.places, counting: &work)
      }
    case .edit:
      operation(row) { row, position in
        row.setTitle(titles[position], at: editedItem)
        return LazyCandidates.choose(row: row, width: width(at: position))
      } counting: { row, position, work in
        row.setTitle(titles[position], at: editedItem)
        return LazyCandidates.choose(row: row, width: width(at: position), counting: &work)
      }
    }
  }

  private var greedy: any PreparedOperation {
    switch workload {
    case .firstFit, .resize:
      operation(row) { row, position in
        Greedy.choose(row: row, width: width(at: position))
      } counting: { row, position, work in
        Greedy.choose(row: row, width: width(at: position), counting: &work)
      }
    case .relayout:
      operation((row: row, places: RowPlacements())) { state, position in
        Greedy.place(row: state.row, width: width(at: position), into: &state.places)
      } counting: { state, position, work in
        Greedy.place(
          row: state.row, width: width(at: position), into: &state.places, counting: &work)
      }
    case .edit:
      operation(row) { row, position in
        row.setTitle(titles[position], at: editedItem)
        return Greedy.choose(row: row, width: width(at: position))
      } counting: { row, position, work in
        row.setTitle(titles[position], at: editedItem)
        return Greedy.choose(row: row, width: width(at: position), counting: &work)
      }
    }
  }

  private var cached: any PreparedOperation {
    switch workload {
    case .firstFit:
      operation(row) { row, position in
        var state = CachedRowState(row)
        return state.choose(width: width(at: position))
      } counting: { row, position, work in
        var state = CachedRowState(row)
        return state.choose(width: width(at: position), counting: &work)
      }
    case .resize:
      operation(CachedRowState(row)) { state, position in
        state.choose(width: width(at: position))
      } counting: { state, position, work in
        state.choose(width: width(at: position), counting: &work)
      }
    case .relayout:
      operation(CachedRowState(row, places: true)) { state, position in
        let answer = state.choose(width: width(at: position))
        state.place(answer, width: width(at: position))
        return answer
      } counting: { state, position, work in
        let answer = state.choose(width: width(at: position), counting: &work)
        state.place(answer, width: width(at: position), counting: &work)
        return answer
      } phases: { state, position, profiler in
        let answer = profiler.phase(PhaseName.choose) {
          state.choose(width: width(at: position))
        }
        profiler.phase(PhaseName.place) { state.place(answer, width: width(at: position)) }
        return answer
      }
    case .edit:
      operation(CachedRowState(row)) { state, position in
        state.setTitle(titles[position], at: editedItem)
        return state.choose(width: width(at: position))
      } counting: { state, position, work in
        state.setTitle(titles[position], at: editedItem)
        return state.choose(width: width(at: position), counting: &work)
      }
    }
  }
}
