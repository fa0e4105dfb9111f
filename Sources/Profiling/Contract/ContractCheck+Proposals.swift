import Foundation
import HeadlessUI

/// Whether nil is nil, and what fits exactly fits.
extension ContractCheck {
  static var proposalChecks: [ContractCheck] {
    [
      ContractCheck(
        rules: [.knowsUnspecified], presupposed: ContractRule.answers, examples: .narrow,
        judge: judgeUnspecified),
      ContractCheck(
        rules: [.fitsExactly, .fitsDespiteRounding],
        presupposed: ContractRule.placements + [.knowsUnspecified], examples: .lines,
        judge: judgeIdealSize),
      ContractCheck(
        rules: [.doesNotShrink], presupposed: ContractRule.answers, examples: .fixed,
        judge: judgeShrinking),
    ]
  }

  private static var ten: CGFloat { LayoutDefaults.unspecifiedSize.width }

  private static func judgeUnspecified(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    let views = example.subviews
    let unspecified = trial.size(views, .unspecified)
    for axis in [\ProposedViewSize.width, \.height] {
      func proposal(_ length: CGFloat) -> ProposedViewSize {
        var proposal = ProposedViewSize.unspecified
        proposal[keyPath: axis] = length
        return proposal
      }
      let isTaken =
        trial.size(views, proposal(ten)).isNear(unspecified)
        && !trial.size(views, proposal(10_000)).isNear(unspecified)
      // A layout may be as small as it can be for nil; not as small as for 10 only.
      let isTen = [0, 7, 14].contains { !trial.size(views, proposal($0)).isNear(unspecified) }
      if isTaken, isTen || asks(trial, views, .unspecified, for: axis) {
        let side = axis == \.width ? "width" : "height"
        return Breach(
          rule: .knowsUnspecified,
          detail: "the size without a \(side) is \(unspecified.text), as for a \(side) of 10 pt")
      }
    }
    return nil
  }

  /// Whether a subview is proposed 10 pt.
  private static func asks(
    _ trial: LayoutTrial<Content>, _ views: [ExampleSubview], _ proposal: ProposedViewSize,
    for axis: KeyPath<ProposedViewSize, CGFloat?>
  ) -> Bool {
    let container = trial.container(views)
    _ = container.size(proposal)
    return container.asks.contains { $0.proposal[keyPath: axis] == ten }
  }

  /// The ideal size, offered, is enough, if a little more is. In whole points first: what goes
  /// wrong there too is no fault of rounding.
  private static func judgeIdealSize(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    if let detail = missedFit(trial, example.inWholePoints.subviews) {
      return Breach(rule: .fitsExactly, detail: detail)
    }
    return missedFit(trial, example.subviews).map {
      Breach(rule: .fitsDespiteRounding, detail: $0)
    }
  }

  private static func missedFit(
    _ trial: LayoutTrial<Content>, _ views: [ExampleSubview]
  ) -> String? {
    let ideal = trial.size(views, .unspecified)
    let offered = trial.size(views, ProposedViewSize(width: ideal.width, height: nil))
    guard !offered.isNear(ideal) else { return nil }
    let more = ideal.width + LayoutPicture.tolerance
    guard trial.size(views, ProposedViewSize(width: more, height: nil)).isNear(ideal) else {
      return nil
    }
    return "offered its ideal width of \(ideal.width.shortText) pt, the layout is "
      + "\(offered.text) instead of \(ideal.text)"
  }

  /// Only where the layout declares no rule that explains it.
  private static func judgeShrinking(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    guard case .any = trial.rule, let width = example.proposal.width,
      let other = example.earlier.width, width.isFinite, other.isFinite, width > other
    else { return nil }
    let height = example.proposal.height
    let more = trial.size(example.subviews, ProposedViewSize(width: width, height: height)).width
    let less = trial.size(example.subviews, ProposedViewSize(width: other, height: height)).width
    guard more < less - LayoutPicture.tolerance else { return nil }
    return Breach(
      rule: .doesNotShrink,
      detail: "\(more.shortText) pt wide for \(width.shortText) pt, but \(less.shortText) pt for "
        + "\(other.shortText) pt")
  }
}

extension LayoutExample {
  /// The example with all widths rounded to whole points.
  var inWholePoints: LayoutExample {
    var example = self
    for index in subviews.indices { example.subviews[index].width.round() }
    return example
  }

  /// Whether all widths are multiples of 1/64 pt, so that adding them in floating point is exact.
  static func isExact(_ subviews: [ExampleSubview]) -> Bool {
    subviews.allSatisfy { ($0.width * 64).rounded() == $0.width * 64 }
  }
}
