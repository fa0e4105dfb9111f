import Foundation
import HeadlessUI

/// Whether a layout does what it declares of itself.
extension ContractCheck {
  static var declaredChecks: [ContractCheck] {
    [
      ContractCheck(
        rules: [
          .isEmptyWhenEmpty, .fitsExactly, .fitsDespiteRounding, .endsWithoutGap,
          .takesNegativeSpacing, .breaksLinesByItsRule, .hasTheSizeOfItsRule, .placesByItsRule,
          .measuresEachBadge, .reservesNoWidestBadge, .showsTheLongestPrefix, .showsTheRightBadge,
          .placesOversizedSubviews,
        ],
        presupposed: ContractRule.placements + [
          .knowsUnspecified, .placesOnce, .followsItsOrigin, .leavesMirroring, .countsGapsAlike,
          .staysInside,
        ],
        examples: .lines, judge: judgeDeclaredRule)
    ]
  }

  /// In whole points first: what goes wrong there too is no fault of rounding.
  private static func judgeDeclaredRule(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    if !LayoutExample.isExact(example.subviews),
      let breach = breach(trial, example.inWholePoints), breach.rule == .fitsExactly
    {
      return breach
    }
    return breach(trial, example)
  }

  private static func breach(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    switch trial.rule {
    case .any: nil
    case .flow(let spacing, let lineSpacing):
      FlowExpectation(
        spacing: ExactLength.thousandths(spacing), lineSpacing: lineSpacing
      ).breach(trial, example)
    case .stack(let axis, let spacing):
      StackExpectation(axis: axis, spacing: spacing).breach(trial, example)
    case .wholePrefixRow(let spacing, _):
      RowExpectation(spacing: ExactLength.thousandths(spacing)).breach(trial, example)
    }
  }
}

/// Which rule is broken where something does not fit that should.
enum FitFault {
  /// - Parameters:
  ///   - isExact: Whether the offer is just what is needed.
  ///   - fitsWithSlack: Whether a slack more is enough.
  static func rule(
    isExact: Bool, fitsWithSlack: Bool, in example: LayoutExample
  ) -> ContractRule? {
    guard isExact, fitsWithSlack else { return nil }
    return LayoutExample.isExact(example.subviews) ? .fitsExactly : .fitsDespiteRounding
  }
}
