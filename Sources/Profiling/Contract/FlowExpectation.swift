import Foundation
import HeadlessUI

/// What a flow with a rule of its own makes of fixed subviews of one height.
struct FlowExpectation {
  /// In thousandths.
  var spacing: Int
  /// In points.
  var lineSpacing: CGFloat

  func breach<Content: Layout>(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    if example.subviews.isEmpty {
      let size = trial.size([], example.proposal)
      let isEmpty = size.width.isNear(0) || size.width == example.proposal.width
      return isEmpty && size.height.isNear(0)
        ? nil : Breach(rule: .isEmptyWhenEmpty, detail: "without subviews it is \(size.text)")
    }
    // Lines of several heights do not show by their heights which subviews they hold.
    guard Set(example.subviews.map(\.height)).count == 1 else { return nil }
    let widths = example.subviews.map { ExactLength.thousandths($0.width) }
    let exact = FlowLines.exactOffers(widths, spacing: spacing).sorted()
    let offered = example.proposal.width.flatMap { width in
      width.isFinite ? ExactLength.thousandths(width) : nil
    }
    for offer in exact.suffix(8) {
      if let breach = breach(trial, example, widths, offer: offer, isExact: true) { return breach }
    }
    return breach(
      trial, example, widths, offer: offered, isExact: offered.map(exact.contains) ?? false)
  }

  private func breach<Content: Layout>(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample, _ widths: [Int], offer: Int?,
    isExact: Bool
  ) -> Breach? {
    let lines = FlowLines(widths, spacing: spacing, available: offer)
    let width = offer.map(ExactLength.points)
    let picture = trial.picture(example.subviews, ProposedViewSize(width: width, height: nil))
    guard let detail = difference(picture, lines, example, width) else { return nil }

    func agrees(plus more: CGFloat) -> Bool {
      guard let width else { return false }
      let proposal = ProposedViewSize(width: width + more, height: nil)
      let picture = trial.picture(example.subviews, proposal)
      return difference(picture, lines, example, width + more) == nil
    }
    let slack = LayoutPicture.tolerance
    if let rule = FitFault.rule(
      isExact: isExact, fitsWithSlack: agrees(plus: slack), in: example)
    {
      return Breach(rule: rule, detail: detail)
    }
    let less = FlowLines(widths, spacing: spacing, available: offer.map { $0 - spacing })
    let unlimited = trial.picture(example.subviews, .unspecified)
    let countsGap =
      starts(in: picture) == less.ranges.map(\.lowerBound)
      && less.ranges != lines.ranges && starts(in: unlimited) == [0]
    if spacing > 0, countsGap || hasGapAtEnd(trial, example) {
      return Breach(rule: .endsWithoutGap, detail: detail)
    }
    return Breach(rule: rule(picture, lines, example), detail: detail)
  }

  /// Whether the subviews on one line are a gap wider, or higher, than they should be.
  private func hasGapAtEnd<Content: Layout>(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Bool {
    let size = trial.size(example.subviews, .unspecified)
    let widths = example.subviews.map { ExactLength.thousandths($0.width) }
    let line = FlowLines(widths, spacing: spacing, available: nil)
    let (width, height) = (ExactLength.points(line.width), height(line, example))
    return size.isNear(CGSize(width: width + ExactLength.points(spacing), height: height))
      || lineSpacing > 0 && size.isNear(CGSize(width: width, height: height + lineSpacing))
  }

  private func rule(
    _ picture: LayoutPicture, _ lines: FlowLines, _ example: LayoutExample
  ) -> ContractRule {
    if spacing < 0 { return .takesNegativeSpacing }
    if example.subviews.indices.contains(where: picture.isOutOfSight) {
      return .placesOversizedSubviews
    }
    guard starts(in: picture) == lines.ranges.map(\.lowerBound) else {
      return .breaksLinesByItsRule
    }
    return wrongGap(in: picture, lines) == nil ? .hasTheSizeOfItsRule : .placesByItsRule
  }

  /// What is not as expected, in words.
  private func difference(
    _ picture: LayoutPicture, _ lines: FlowLines, _ example: LayoutExample, _ offer: CGFloat?
  ) -> String? {
    let offered = "offered " + (offer.map { "\($0.shortText) pt" } ?? "no width")
    let widest = ExactLength.points(lines.width)
    let size = picture.size
    let fillsOffer = offer.map { size.width.isNear($0) } ?? false
    if !size.width.isNear(max(0, widest)) && !fillsOffer
      || !size.height.isNear(max(0, height(lines, example)))
    {
      return "\(offered), it is \(size.text) instead of \(widest.shortText) × "
        + height(lines, example).shortText
    }
    if let index = picture.frames.indices.first(where: picture.isOutOfSight) {
      return "\(offered), subview \(index) is out of sight"
    }
    let expected = lines.ranges.map(\.lowerBound)
    let found = starts(in: picture)
    guard found == expected else {
      return "\(offered), its lines begin with subviews \(found) instead of \(expected)"
    }
    return wrongGap(in: picture, lines).map { "\(offered), \($0)" }
  }

  /// The first neighbours on a line with another gap between them, in words.
  private func wrongGap(in picture: LayoutPicture, _ lines: FlowLines) -> String? {
    for index in lines.ranges.flatMap({ $0.dropFirst() }) {
      let gap = picture.frames[index].minX - picture.frames[index - 1].maxX
      if !gap.isNear(ExactLength.points(spacing)) {
        return "subview \(index) follows subview \(index - 1) after \(gap.shortText) pt"
      }
    }
    return nil
  }

  private func height(_ lines: FlowLines, _ example: LayoutExample) -> CGFloat {
    let count = CGFloat(lines.ranges.count)
    return count * (example.subviews.first?.height ?? 0) + (count - 1) * lineSpacing
  }

  /// The first subview of each line, as far as lines differ in height.
  private func starts(in picture: LayoutPicture) -> [Int] {
    picture.frames.indices.filter { index in
      index == 0 || !picture.frames[index].midY.isNear(picture.frames[index - 1].midY)
    }
  }
}
