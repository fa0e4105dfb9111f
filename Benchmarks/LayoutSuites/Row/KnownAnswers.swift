import Measurement
import RowFitting

/// What a cell's answers are, found cheaply before anything is timed: from them follow the work
/// and the cost of the strategies that build whole rows.
struct KnownAnswers {
  /// How many items show at the cell's own width.
  let visible: Int
  private let question: RowQuestion
  /// The digests of the answers, by position of the cycle.
  let digests: [UInt64]
  /// How many items show, by position of the cycle.
  let visibleByPosition: [Int]
  /// What the greedy pass does, over the whole cycle.
  private let greedyWork: RowWork

  /// - Parameter row: One with a memo, so that labels are measured once for all cells.
  init(workload: RowWorkload, row: LabelRow, width: Double, seed: UInt64) throws {
    let visible = Greedy.choose(row: row, width: try .available(points: width)).visible
    let question = try RowQuestion(
      workload: workload, row: row, width: width, visible: visible, seed: seed)
    self.visible = visible
    self.question = question
    var cache = RowCache()
    var row = row
    var greedyWork = RowWork()
    let answers = (0..<question.cycleLength).map { position in
      if !question.titles.isEmpty {
        row.setTitle(question.titles[position], at: question.editedItem)
        cache.removeAll()
      }
      let available = question.width(at: position)
      let answer = cache.choose(row: row, width: available)
      greedyWork += cache.greedyWork(for: answer, width: available)
      if workload == .relayout { greedyWork.placements += answer.elements }
      return answer
    }
    digests = answers.map(\.digest)
    visibleByPosition = answers.map(\.visible)
    self.greedyWork = greedyWork
  }

  var cycleLength: Int { question.cycleLength }

  /// The items that show, on average over the cycle.
  var meanVisible: Double {
    Double(visibleByPosition.reduce(0, +)) / Double(visibleByPosition.count)
  }

  /// The work of a whole cycle: from the answers where they determine it, and else by going
  /// through it with measurements kept.
  func counts(of strategy: RowStrategy) -> WorkCounts {
    switch strategy {
    case .candidates: formula(RowWork.candidates)
    case .candidatesLazy: formula(RowWork.lazyCandidates)
    case .greedy: WorkCounts(greedyWork, operations: cycleLength)
    case .cached: observed(strategy)
    }
  }

  private func formula(_ choosing: (_ items: Int, _ visible: Int, _ measuring: Bool) -> RowWork)
    -> WorkCounts
  {
    let items = question.row.count
    var total = RowWork()
    for visible in visibleByPosition {
      total += choosing(items, visible, true)
      guard question.workload == .relayout else { continue }
      // Placing measures each element of the chosen row once more.
      let elements = visible + (visible < items ? 1 : 0)
      total.measureCalls += elements
      total.placements += elements
    }
    return WorkCounts(total, operations: cycleLength)
  }

  private func observed(_ strategy: RowStrategy) -> WorkCounts {
    let operation = question.operation(of: strategy)
    // As for the counts of a run, a cycle before builds up what is kept.
    _ = operation.run(from: 0, iterations: cycleLength)
    var total = WorkCounts(operations: 0)
    for position in 0..<cycleLength { total.add(operation.observe(at: position).counts) }
    return total
  }
}

extension RowAnswer {
  /// The items shown, and the badge if there is one.
  fileprivate var elements: Int { visible + (hidden > 0 ? 1 : 0) }
}
