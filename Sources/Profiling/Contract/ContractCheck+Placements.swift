import Foundation
import HeadlessUI

/// Whether every subview is put somewhere, once.
extension ContractCheck {
  static var placementChecks: [ContractCheck] {
    [
      ContractCheck(
        rules: [
          .placesEachSubview, .placesEmptySubviews, .placesOversizedSubviews, .placesOnce,
          .placesAtFinitePositions, .placesWithFiniteProposals,
        ],
        presupposed: ContractRule.answers, examples: .mixed, judge: judgePlacements)
    ]
  }

  private static func judgePlacements(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    let picture = trial.picture(example.subviews, example.proposal)
    if let breach = unplaced(in: picture, trial, example) { return breach }
    for (index, placement) in picture.placements.enumerated() {
      guard let placement else { continue }
      let at = placement.position
      guard at.x.isFinite, at.y.isFinite else {
        return Breach(
          rule: .placesAtFinitePositions,
          detail: "subview \(index) is at (\(at.x.shortText), \(at.y.shortText))")
      }
      guard picture.frames[index].size.isFinite else {
        let size = picture.frames[index].size.text
        return Breach(
          rule: .placesWithFiniteProposals,
          detail: "subview \(index) is \(size) in bounds of \(picture.size.text)")
      }
    }
    if let index = picture.timesPlaced.firstIndex(where: { $0 > 1 }) {
      return Breach(
        rule: .placesOnce,
        detail: "subview \(index) is placed \(picture.timesPlaced[index]) times")
    }
    return nil
  }

  /// Names what the subviews without a placement have in common.
  private static func unplaced(
    in picture: LayoutPicture, _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    let missing = picture.placements.indices.filter { picture.placements[$0] == nil }
    guard let first = missing.first else { return nil }
    let detail =
      "subview \(first) of \(picture.placements.count) is not placed in bounds of "
      + picture.size.text
    guard missing.allSatisfy({ $0 < example.subviews.count }) else {
      return Breach(rule: .placesEachSubview, detail: detail)
    }
    let views = missing.map { example.subviews[$0] }
    if views.allSatisfy({ $0.width == 0 || $0.height == 0 }) {
      let isPlaced = isPlacedWithSize(missing, trial, example)
      return Breach(
        rule: isPlaced ? .placesEmptySubviews : .placesEachSubview, detail: detail)
    }
    let isOversized =
      !trial.rule.hidesSubviews
      && views.allSatisfy { view in
        view.width > example.proposal.width ?? .infinity
          || view.height > example.proposal.height ?? .infinity
      }
    let unlimited = trial.picture(example.subviews, .unspecified)
    let isPlacedElsewhere = missing.allSatisfy { unlimited.placements[$0] != nil }
    return Breach(
      rule: isOversized && isPlacedElsewhere ? .placesOversizedSubviews : .placesEachSubview,
      detail: detail)
  }

  /// Whether subviews would be placed if they had a size.
  private static func isPlacedWithSize(
    _ indices: [Int], _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Bool {
    var views = example.subviews
    for index in indices {
      views[index].width = max(1, views[index].width)
      views[index].height = max(1, views[index].height)
    }
    let picture = trial.picture(views, example.proposal)
    return indices.allSatisfy { picture.placements[$0] != nil }
  }
}
