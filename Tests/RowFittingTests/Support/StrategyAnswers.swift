import Foundation
import HeadlessUI
import TestArithmetic

@testable import RowFitting

/// An answer, and who gave it.
struct StrategyAnswer: CustomStringConvertible {
  var name: String
  var answer: RowAnswer

  var description: String { "\(name): \(answer)" }
}

extension ExactRow {
  /// What every strategy, and the layout, answers for a width; with counting and without.
  ///
  /// - Parameters:
  ///   - converted: This row, converted before.
  ///   - whole: Whether to include the strategies that build whole rows.
  func answers(
    available: ExactDecimal, of converted: PlainRow? = nil, whole: Bool = true
  ) throws -> [StrategyAnswer] {
    let row = try converted ?? plain
    let width = try FixedLength.available(points: available.double)
    var work = RowWork()
    var answers = RowStrategy.allCases
      .filter { whole || $0 == .greedy || $0 == .cached }
      .map { strategy in
        StrategyAnswer(
          name: "counted \(strategy.rawValue)",
          answer: strategy.choose(row: row, width: width, counting: &work))
      }
    if whole {
      answers += [
        StrategyAnswer(name: "candidates", answer: Candidates.choose(row: row, width: width)),
        StrategyAnswer(
          name: "candidates-lazy", answer: LazyCandidates.choose(row: row, width: width)),
      ]
    }
    answers += [
      StrategyAnswer(name: "greedy", answer: Greedy.choose(row: row, width: width)),
      StrategyAnswer(name: "cached", answer: PlainRowCache(row: row).choose(width: width)),
    ]
    return answers
  }
}

/// The layout over a row's subviews, keeping its cache from width to width.
struct KeptLayout {
  let layout: CachedRow
  let source: StubSubviews
  private var cache: CachedRow.Cache

  init(_ row: ExactRow) {
    layout = CachedRow(spacing: row.spacing.double)
    source = StubSubviews(row)
    cache = layout.makeCache(subviews: source.subviews)
  }

  mutating func answer(available: ExactDecimal) -> RowAnswer {
    layout.choose(
      proposal: ProposedViewSize(width: available.double, height: nil), subviews: source.subviews,
      cache: &cache)
  }
}
