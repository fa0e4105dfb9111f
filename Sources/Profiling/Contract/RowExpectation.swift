import Foundation
import HeadlessUI

/// What a whole-prefix row makes of items and badges.
struct RowExpectation {
  /// In thousandths.
  var spacing: Int

  func breach<Content: Layout>(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    let widths = example.subviews.map { ExactLength.thousandths($0.width) }
    guard !widths.isEmpty else {
      let size = trial.size([], example.proposal)
      return size.isNear(.zero)
        ? nil : Breach(rule: .isEmptyWhenEmpty, detail: "without items it is \(size.text)")
    }
    let row = PrefixRow(widths: widths, spacing: spacing)
    let offered = example.proposal.width.flatMap { width in
      width.isFinite ? ExactLength.thousandths(width) : nil
    }
    let exact = (0...widths.count).map { row.width(visible: $0) }.filter { $0 >= 0 }
    for offer in exact.map(Optional.some) + [offered] {
      let isExact = offer.map { $0 == row.width(visible: row.visible(in: offer)) } ?? false
      if let breach = breach(trial, example, row, offer, isExact) { return breach }
    }
    return nil
  }

  private func breach<Content: Layout>(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample, _ row: PrefixRow, _ offer: Int?,
    _ isExact: Bool
  ) -> Breach? {
    let width = offer.map(ExactLength.points)
    let proposal = ProposedViewSize(width: width, height: nil)
    let picture = trial.picture(example.subviews, proposal)
    let expected = row.visible(in: offer)
    let shown = visible(in: picture, items: row.widths.count)
    let offered = "offered " + (width.map { "\($0.shortText) pt" } ?? "no width")
    guard shown == Array(0..<expected) else {
      let more = ProposedViewSize(width: width.map { $0 + LayoutPicture.tolerance }, height: nil)
      let withSlack = visible(
        in: trial.picture(example.subviews, more), items: row.widths.count)
      let exact = FitFault.rule(
        isExact: isExact, fitsWithSlack: withSlack.count == expected, in: example)
      return Breach(
        rule: exact ?? rule(shown: shown.count, row, offer),
        detail: "\(offered), it shows \(shown.count) items instead of \(expected)")
    }
    return badgeBreach(picture, row, expected, offered)
      ?? sizeBreach(picture, row, expected, offered)
  }

  private func visible(in picture: LayoutPicture, items: Int) -> [Int] {
    (0..<min(items, picture.frames.count)).filter { !picture.isOutOfSight($0) }
  }

  /// Why another number of items is shown than should be.
  private func rule(shown: Int, _ row: PrefixRow, _ offer: Int?) -> ContractRule {
    guard let offer else { return .showsTheLongestPrefix }
    func shows(withBadge width: Int) -> Bool {
      PrefixRow(widths: row.widths, spacing: spacing, badge: { _ in width })
        .visible(in: offer) == shown
    }
    let widest = row.badge(row.widths.count)
    if row.width(visible: shown) > offer,
      (1...row.widths.count).contains(where: { shows(withBadge: row.badge($0)) })
    {
      return .measuresEachBadge
    }
    if spacing < 0 { return .takesNegativeSpacing }
    return shows(withBadge: widest) ? .reservesNoWidestBadge : .showsTheLongestPrefix
  }

  private func badgeBreach(
    _ picture: LayoutPicture, _ row: PrefixRow, _ visible: Int, _ offered: String
  ) -> Breach? {
    let items = row.widths.count
    let shown = (items..<picture.frames.count).filter { !picture.isOutOfSight($0) }
      .map { $0 - items + 1 }
    let expected = visible < items ? [items - visible] : []
    guard shown != expected else { return nil }
    return Breach(
      rule: .showsTheRightBadge,
      detail: "\(offered), it shows the badges \(shown) instead of \(expected)")
  }

  private func sizeBreach(
    _ picture: LayoutPicture, _ row: PrefixRow, _ visible: Int, _ offered: String
  ) -> Breach? {
    let width = max(0, ExactLength.points(row.width(visible: visible)))
    guard !picture.size.width.isNear(width) else {
      return orderBreach(picture, row, visible, offered)
    }
    let gap = ExactLength.points(spacing)
    return Breach(
      rule: gap > 0 && picture.size.width.isNear(width + gap)
        ? .endsWithoutGap : .hasTheSizeOfItsRule,
      detail: "\(offered), it is \(picture.size.width.shortText) pt wide instead of "
        + "\(width.shortText) pt")
  }

  private func orderBreach(
    _ picture: LayoutPicture, _ row: PrefixRow, _ visible: Int, _ offered: String
  ) -> Breach? {
    var shown = Array(0..<visible)
    let items = row.widths.count
    if visible < items { shown.append(items + items - visible - 1) }
    for (index, next) in zip(shown, shown.dropFirst()) {
      let gap = picture.frames[next].minX - picture.frames[index].maxX
      guard !gap.isNear(ExactLength.points(spacing)) else { continue }
      return Breach(
        rule: .placesByItsRule,
        detail: "\(offered), subview \(next) follows subview \(index) after \(gap.shortText) pt")
    }
    return nil
  }
}
