import Foundation
import HeadlessUI

/// How often subviews are measured.
extension ContractCheck {
  static var costChecks: [ContractCheck] {
    [
      ContractCheck(
        rules: [.measuresInProportion], presupposed: ContractRule.answers, examples: .fixed,
        judge: judgeGrowth),
      ContractCheck(
        rules: [.measuresOnce], presupposed: ContractRule.answers + [.measuresInProportion],
        examples: .fixed, judge: judgeRepeatedMeasuring),
    ]
  }

  /// Twice as many subviews more may cost twice as many measurements more, and one for each of the
  /// first ones.
  private static func judgeGrowth(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    guard !example.subviews.isEmpty else { return nil }
    let numbers = [8, 16, 32, 64]
    let costs = numbers.map { number in
      let views = (0..<number).map { example.subviews[$0 % example.subviews.count] }
      let container = trial.container(views)
      _ = container.picture(example.proposal)
      return container.asks.count
    }
    let steps = zip(costs, costs.dropFirst()).map { $1 - $0 }
    guard zip(steps, steps.dropFirst()).allSatisfy({ $1 > 2 * $0 + numbers[0] }) else {
      return nil
    }
    return Breach(
      rule: .measuresInProportion,
      detail: "\(costs.map { "\($0)" }.joined(separator: ", ")) measurements for "
        + "\(numbers.map { "\($0)" }.joined(separator: ", ")) subviews like these")
  }

  /// Two questions are one to decide and one to place, which containers answer from memory.
  private static func judgeRepeatedMeasuring(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    let container = trial.container(example.subviews)
    let size = container.size(example.proposal)
    if let breach = repetition(in: container.asks, of: "size") { return breach }
    container.forgetAsks()
    _ = container.placed(in: CGRect(origin: .zero, size: size), example.proposal)
    return repetition(in: container.asks, of: "placement")
  }

  private static func repetition(in asks: [AskNotes.Ask], of question: String) -> Breach? {
    for ask in asks {
      let times = asks.count { $0 == ask }
      guard times > 2 else { continue }
      return Breach(
        rule: .measuresOnce,
        detail: "for one \(question), subview \(ask.index) is asked \(times) times for its size at "
          + LayoutExample.text(ask.proposal))
    }
    return nil
  }
}
