import Foundation
import HeadlessUI

/// Whether sizes are sizes, and the same each time.
extension ContractCheck {
  static var answerChecks: [ContractCheck] {
    [
      ContractCheck(
        rules: [.sizeIsANumber, .sizeIsNotNegative, .sizeIsFinite, .asksWithNumbers],
        presupposed: [], examples: .mixed, judge: judgeSizes)
    ]
  }

  static var repetitionChecks: [ContractCheck] {
    [
      ContractCheck(
        rules: [.isDeterministic, .remembersInItsCache], presupposed: ContractRule.placements,
        examples: .mixed, judge: judgeRepetition)
    ]
  }

  private static func judgeSizes(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    for proposal in [example.proposal, .unspecified, .zero, .infinity] {
      let container = trial.container(example.subviews)
      let size = container.size(proposal)
      let told = "the size for \(LayoutExample.text(proposal)) is \(size.text)"
      if size.width.isNaN || size.height.isNaN { return Breach(rule: .sizeIsANumber, detail: told) }
      if size.width < 0 || size.height < 0 {
        return Breach(rule: .sizeIsNotNegative, detail: told)
      }
      // An infinite proposal on one axis may make a layout with a ratio infinite on the other.
      if !size.isFinite, proposal.width != .infinity, proposal.height != .infinity {
        return Breach(rule: .sizeIsFinite, detail: told)
      }
      let broken = container.asks.first {
        ($0.proposal.width ?? 0).isNaN || ($0.proposal.height ?? 0).isNaN
      }
      if let broken {
        let asked = LayoutExample.text(broken.proposal)
        return Breach(
          rule: .asksWithNumbers, detail: "subview \(broken.index) is proposed \(asked)")
      }
    }
    return nil
  }

  /// Two new caches agree; and a third one, after others were asked something else.
  private static func judgeRepetition(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    let views = example.subviews
    let first = trial.picture(views, example.proposal)
    if let difference = trial.picture(views, example.proposal).difference(to: first) {
      return Breach(rule: .isDeterministic, detail: "at once afterwards: \(difference)")
    }
    _ = trial.picture(views, example.earlier)
    _ = trial.picture(views.map(\.edited), example.proposal)
    if let difference = trial.picture(views, example.proposal).difference(to: first) {
      return Breach(
        rule: .remembersInItsCache, detail: "after other questions to other caches: \(difference)")
    }
    return nil
  }
}

extension ExampleSubview {
  /// The subview with another size.
  var edited: ExampleSubview {
    ExampleSubview(width + 12, height + 3, isFlexible: isFlexible)
  }
}
