import Foundation

/// Which rows are made and measured, and where they are put.
extension LazyStackNode {
  private func row(_ index: Int) -> LazyRow {
    if let row = rows[index] { return row }
    let row = LazyRow(list[index], inputs, under: self)
    rows[index] = row
    return row
  }

  /// The rows that say how long the others are: those shown, or the first one before any was.
  var sample: Range<Int> {
    guard isLazy else { return 0..<list.count }
    return shown.isEmpty ? 0..<min(1, list.count) : shown
  }

  func sampleAverage(_ cross: CGFloat?) -> CGFloat {
    guard !sample.isEmpty else { return 0 }
    let known = sample.reduce(0) { $0 + line.axis.main(size(of: $1, cross: cross)) }
    return known / CGFloat(sample.count)
  }

  func size(of index: Int, cross: CGFloat?) -> CGSize {
    row(index).size(line, cross: cross)
  }

  /// The lengths as far as they are known for a proposal across the stack.
  func startingLengths(_ cross: CGFloat?) -> RowLengths {
    if measuredCross != cross {
      lengths = nil
      estimate = nil
      measuredCross = cross
    }
    if let lengths { return lengths }
    guard let estimate else {
      return RowLengths(
        count: list.count, spacing: line.spacing, estimate: sampleAverage(cross))
    }
    var lengths = RowLengths(count: list.count, spacing: line.spacing, estimate: estimate)
    for (index, row) in rows {
      lengths.set(line.axis.main(row.size(line, cross: cross)), at: index)
    }
    return lengths
  }

  /// What is visible of the stack along its axis, with the margin; nil if nothing is.
  func span(_ visible: CGRect) -> ClosedRange<CGFloat>? {
    guard !visible.isNull else { return nil }
    let range =
      line.axis == .vertical
      ? (visible.minY, visible.maxY) : mirrored(visible.minX, visible.maxX)
    return range.0 - LayoutDefaults.lazyMargin...range.1 + LayoutDefaults.lazyMargin
  }

  /// A range of x positions as the rows are placed, before they are mirrored.
  private func mirrored(_ low: CGFloat, _ high: CGFloat) -> (CGFloat, CGFloat) {
    environment.layoutDirection == .rightToLeft
      ? (frame.width - high, frame.width - low) : (low, high)
  }

  /// Measures, and makes, the rows in a span.
  func measureRows(
    in span: ClosedRange<CGFloat>?, _ lengths: inout RowLengths, _ cross: CGFloat?
  ) -> Range<Int> {
    guard let span else { return 0..<0 }
    let first = lengths.firstRow(endingAfter: span.lowerBound)
    var index = first
    while index < list.count, lengths.start(of: index) < span.upperBound {
      if isStale || !shown.contains(index) || !lengths.isMeasured(at: index) {
        lengths.set(line.axis.main(size(of: index, cross: cross)), at: index)
      }
      index += 1
    }
    return first..<index
  }

  func place(_ lengths: RowLengths, _ cross: CGFloat?) {
    let proposal = line.axis.proposal(main: nil, cross: cross)
    let outer = guide(ViewDimensions(size: frame.size))
    children = shown.flatMap { row($0).nodes }
    // Added up rather than looked up, so that neighbours touch exactly.
    var start = lengths.start(of: shown.lowerBound)
    for (number, child) in children.enumerated() {
      let inner = LayoutSubview(self, at: number).dimensions(in: proposal)
      let across = outer - guide(inner)
      let position =
        line.axis == .vertical ? CGPoint(x: across, y: start) : CGPoint(x: start, y: across)
      if graph.counts.events.placements.countsUpToObserver() {
        graph.happened(.placement(at: position, proposal), of: child)
      }
      child.placement = LayoutPlacement(position: position, proposal: proposal)
      start += (line.axis == .vertical ? inner.height : inner.width) + line.spacing
    }
  }

  private func guide(_ dimensions: ViewDimensions) -> CGFloat {
    line.axis == .vertical
      ? dimensions[HorizontalAlignment(line.guide.id)]
      : dimensions[VerticalAlignment(line.guide.id)]
  }

  /// Whether the size has changed by more than what estimates differ by rounding.
  func isOtherSize(than size: CGSize) -> Bool {
    abs(size.width - frame.width) > LayoutDefaults.fittingSlack
      || abs(size.height - frame.height) > LayoutDefaults.fittingSlack
  }
}
