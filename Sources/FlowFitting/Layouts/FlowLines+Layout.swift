import FixedLengths
import HeadlessUI

extension FlowLines {
  /// The size of the flow for a proposal, in points: as wide as proposed, or as its content where
  /// the width is left to it or has no limit.
  func size(for proposal: ProposedViewSize) -> CGSize {
    let isFinite = proposal.width.map { $0 != .infinity } ?? false
    let proposed = isFinite ? proposal.width : nil
    return CGSize(width: proposed ?? width.points, height: height.points)
  }

  /// Places each subview at its ideal size, its top left corner on its line.
  func place(
    _ items: [FlowItem], as subviews: LayoutSubviews, in bounds: CGRect,
    recorder: inout some FlowRecorder
  ) {
    for (number, line) in lines.enumerated() {
      let end = number + 1 < lines.count ? lines[number + 1].first : count
      let y = bounds.minY + line.top.points
      var placed = FlowLine(first: line.first, top: line.top)
      for index in line.first..<end {
        let x = placed.x(of: items[index], at: index)
        placed.add(items[index], at: x)
        let position = CGPoint(x: bounds.minX + x.points, y: y)
        subviews[subviews.startIndex + index].place(at: position, proposal: .unspecified)
        recorder.placed()
      }
    }
  }
}
