import Foundation
import HeadlessUI

/// Whether a cache that was used before answers like a new one.
extension ContractCheck {
  static var memoryChecks: [ContractCheck] {
    [
      ContractCheck(
        rules: [.answersAlikeTwice], presupposed: ContractRule.placements, examples: .mixed,
        judge: judgeSecondAnswer),
      ContractCheck(
        rules: [.answersEachProposal], presupposed: ContractRule.placements + [.answersAlikeTwice],
        examples: .mixed, judge: judgeKeptSizes),
      ContractCheck(
        rules: [.placesForItsProposal],
        presupposed: ContractRule.placements + [.answersAlikeTwice, .answersEachProposal],
        examples: .mixed, judge: judgeKeptPlacements),
      ContractCheck(
        rules: [.placesUnasked],
        presupposed: ContractRule.placements + [.placesForItsProposal, .answersEachProposal],
        examples: .mixed, judge: judgeUnaskedPlacement),
      ContractCheck(
        rules: [.noticesEdits], presupposed: ContractRule.placements + [.answersAlikeTwice],
        examples: .mixed, judge: judgeEdits),
      ContractCheck(
        rules: [.noticesRemovals, .noticesInsertions],
        presupposed: ContractRule.placements + [.answersAlikeTwice, .noticesEdits],
        examples: .mixed, judge: judgeNumbers),
    ]
  }

  private static func judgeSecondAnswer(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    let container = trial.container(example.subviews)
    let first = container.picture(example.proposal)
    let difference = container.picture(example.proposal).difference(to: first)
    return difference.map { Breach(rule: .answersAlikeTwice, detail: "the second time: \($0)") }
  }

  private static func judgeKeptSizes(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    let fresh = trial.size(example.subviews, example.proposal)
    let container = trial.container(example.subviews)
    _ = container.picture(example.earlier)
    let kept = container.size(example.proposal)
    guard !kept.isNear(fresh) else { return nil }
    return Breach(
      rule: .answersEachProposal, detail: "the size is \(kept.text) instead of \(fresh.text)")
  }

  /// The proposal is measured, then another one, and then the first is placed.
  private static func judgeKeptPlacements(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    let fresh = trial.picture(example.subviews, example.proposal)
    let container = trial.container(example.subviews)
    _ = container.size(example.proposal)
    _ = container.size(example.earlier)
    let kept = container.placed(in: fresh.bounds, example.proposal)
    return kept.difference(to: fresh).map { Breach(rule: .placesForItsProposal, detail: $0) }
  }

  private static func judgeUnaskedPlacement(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    let asked = trial.picture(example.subviews, example.proposal)
    let unasked = trial.container(example.subviews).placed(in: asked.bounds, example.proposal)
    return unasked.difference(to: asked).map { Breach(rule: .placesUnasked, detail: $0) }
  }

  private static func judgeEdits(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    for index in example.subviews.indices {
      var edited = example.subviews
      edited[index] = edited[index].edited
      if let difference = change(to: edited, trial, example) {
        return Breach(
          rule: .noticesEdits,
          detail: "after subview \(index) became \(edited[index]): \(difference)")
      }
    }
    return nil
  }

  private static func judgeNumbers(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    guard !example.subviews.isEmpty else { return nil }
    let fewer = Array(example.subviews.dropLast())
    if let difference = change(to: fewer, trial, example) {
      return Breach(rule: .noticesRemovals, detail: "without the last subview: \(difference)")
    }
    let more = example.subviews + [ExampleSubview(17, 11)]
    if let difference = change(to: more, trial, example) {
      return Breach(
        rule: .noticesInsertions, detail: "with one of \(more[more.count - 1]) more: \(difference)")
    }
    return nil
  }

  /// What differs from a new cache after the subviews of a container changed.
  private static func change(
    to subviews: [ExampleSubview], _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> String? {
    let container = trial.container(example.subviews)
    _ = container.picture(example.proposal)
    container.update(subviews)
    return container.picture(example.proposal)
      .difference(to: trial.picture(subviews, example.proposal))
  }
}
