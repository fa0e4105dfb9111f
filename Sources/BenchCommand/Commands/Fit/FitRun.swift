import RowFitting

/// The answers of the strategies to one question.
struct FitRun {
  struct Result {
    let strategy: RowStrategy
    let answer: RowAnswer
    let work: RowWork
  }

  /// A strategy that would take too long, with the counts that a formula gives.
  struct Omission {
    let strategy: RowStrategy
    let work: RowWork
  }

  /// Beyond this many items, strategies that build whole rows are left out: they would build and
  /// measure millions of items for an answer that the others give at once.
  static let mostWholeRowItems = 2000

  let question: FitQuestion
  /// What all strategies that ran answered.
  let answer: RowAnswer
  let results: [Result]
  let omissions: [Omission]

  /// Runs each strategy once, from a fresh start.
  /// - Throws: `CommandError.disagreement` if two answers differ, `CommandError.rowTooLarge` if
  ///   no strategy is left to run.
  init(_ question: FitQuestion, strategies: [RowStrategy]) throws(CommandError) {
    let isLarge = question.count > Self.mostWholeRowItems
    var results: [Result] = []
    for strategy in strategies where !(isLarge && strategy.buildsWholeRows) {
      results.append(Self.run(strategy, question))
    }
    guard let first = results.first else { throw .rowTooLarge(items: question.count) }
    for other in results where other.answer != first.answer {
      throw .disagreement(first.claim, other.claim)
    }
    self.question = question
    self.results = results
    answer = first.answer
    omissions = strategies.filter { isLarge && $0.buildsWholeRows }.map {
      Omission(strategy: $0, work: $0.wholeRowWork(for: question, first.answer))
    }
  }

  private static func run(_ strategy: RowStrategy, _ question: FitQuestion) -> Result {
    var work = RowWork()
    let answer =
      switch question.row {
      case .plain(let row):
        strategy.choose(row: row, width: question.available, counting: &work)
      case .labels(let row):
        strategy.choose(row: row, width: question.available, counting: &work)
      }
    return Result(strategy: strategy, answer: answer, work: work)
  }
}

extension FitRun.Result {
  /// For the sentence about a disagreement.
  fileprivate var claim: String {
    "\(strategy.rawValue) shows \(answer.visible) in \(answer.width.points.atMostSixDecimals) pt"
  }
}

extension RowStrategy {
  fileprivate var buildsWholeRows: Bool {
    switch self {
    case .candidates, .candidatesLazy: true
    case .greedy, .cached: false
    }
  }

  /// - Precondition: the strategy builds whole rows.
  fileprivate func wholeRowWork(for question: FitQuestion, _ answer: RowAnswer) -> RowWork {
    precondition(buildsWholeRows, "No formula gives the work of \(rawValue).")
    let measuring = question.selection != nil
    return self == .candidates
      ? .candidates(items: question.count, visible: answer.visible, measuring: measuring)
      : .lazyCandidates(items: question.count, visible: answer.visible, measuring: measuring)
  }
}
