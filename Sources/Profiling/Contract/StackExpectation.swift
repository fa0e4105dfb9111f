import Foundation
import HeadlessUI

/// What a stack with a rule of its own makes of fixed subviews.
struct StackExpectation {
  var axis: Axis
  var spacing: CGFloat

  func breach<Content: Layout>(
    _ trial: LayoutTrial<Content>, _ example: LayoutExample
  ) -> Breach? {
    let picture = trial.picture(example.subviews, example.proposal)
    if example.subviews.isEmpty {
      return picture.size.isNear(.zero)
        ? nil
        : Breach(rule: .isEmptyWhenEmpty, detail: "without subviews it is \(picture.size.text)")
    }
    let lengths = example.subviews.map { axis == .horizontal ? $0.width : $0.height }
    let expected = lengths.reduce(0, +) + spacing * CGFloat(lengths.count - 1)
    let length = axis == .horizontal ? picture.size.width : picture.size.height
    if !length.isNear(expected) {
      return Breach(
        rule: length.isNear(expected + spacing) ? .endsWithoutGap : .hasTheSizeOfItsRule,
        detail: "it is \(length.shortText) pt long instead of \(expected.shortText) pt")
    }
    return order(of: picture)
  }

  private func order(of picture: LayoutPicture) -> Breach? {
    for (index, pair) in zip(picture.frames, picture.frames.dropFirst()).enumerated() {
      let gap =
        axis == .horizontal ? pair.1.minX - pair.0.maxX : pair.1.minY - pair.0.maxY
      guard !gap.isNear(spacing) else { continue }
      return Breach(
        rule: .placesByItsRule,
        detail: "subview \(index + 1) follows subview \(index) after \(gap.shortText) pt")
    }
    return nil
  }
}
