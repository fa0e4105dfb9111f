import Foundation

/// The node of a lazy stack.
final class LazyStackNode: _LayoutNode {
  private var line: LazyLine
  private var list: ViewList
  /// The rows that were made, by position.
  private var rows: [Int: LazyRow] = [:]
  private var lengths: RowLengths?
  /// What was proposed across the stack when the lengths were measured.
  private var measuredCross: CGFloat?
  /// The average of the first lengths measured for that; nil before.
  private var estimate: CGFloat?
  /// The rows that can be seen, and their views.
  private var shown = 0..<0
  private var children: [_LayoutNode] = []
  /// Whether rows that are shown may have changed since they were measured.
  private var isStale = false
  private var hasLeft = false

  init(_ line: LazyLine, _ list: ViewList, _ inputs: _ViewInputs) {
    self.line = line
    self.list = list
    super.init(inputs)
  }

  func update(_ line: LazyLine, _ list: ViewList) {
    if line != self.line || list.count != self.list.count { forgetLengths() }
    self.line = line
    self.list = list
    if !rows.allSatisfy({ $0 < list.count && list[$0].key == $1.key }) { moveRows() }
    for (index, row) in rows { list[index].update(row.node) }
  }

  override var typeName: String { line.axis == .vertical ? "LazyVStack" : "LazyHStack" }

  override var stackAxis: Axis?? { .some(line.axis) }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for (_, row) in rows.sorted(by: { $0.key < $1.key }) { body(row.node) }
  }

  override func environmentChanged(to environment: EnvironmentValues, keys: EnvironmentKeys) {
    let isMirrored = environment.layoutDirection != self.environment.layoutDirection
    super.environmentChanged(to: environment, keys: keys)
    if isMirrored { invalidateLayout() }
  }

  override func willLeave() {
    hasLeft = true
  }

  override var layoutChildCount: Int { children.count }

  override func layoutChild(at index: Int) -> _LayoutNode { children[index] }

  override func forgetLayout() {
    super.forgetLayout()
    isStale = true
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let cross = line.axis.cross(proposal)
    let length: CGFloat
    if estimate != nil, measuredCross == cross {
      let lengths = startingLengths(cross)
      self.lengths = lengths
      length = lengths.total
    } else {
      length =
        RowLengths(
          count: list.count, spacing: line.spacing, estimate: sampleAverage(cross)
        ).total
    }
    let breadth = cross ?? sample.reduce(0) { max($0, line.axis.cross(size(of: $1, cross: nil))) }
    return line.axis.size(main: length, cross: breadth)
  }

  override func makeVisibleContent(_ visible: CGRect, proposal: ProposedViewSize) -> Bool {
    guard !graph.isReading else { return false }
    let cross = line.axis.cross(proposal)
    var lengths = startingLengths(cross)
    let span = isLazy ? span(visible) : 0...CGFloat.infinity
    shown = measureRows(in: span, &lengths, cross)
    if estimate == nil, !shown.isEmpty {
      lengths = lengths.withAverage()
      estimate = lengths.estimate
      shown = measureRows(in: span, &lengths, cross)
    }
    self.lengths = lengths
    isStale = false
    place(lengths, cross)
    if isOtherSize(than: computeSize(proposal)) { remeasure() }
    return shown.count == list.count
  }
}

extension LazyStackNode {
  private func row(_ index: Int) -> LazyRow {
    if let row = rows[index] { return row }
    let row = LazyRow(list[index], inputs, under: self)
    rows[index] = row
    return row
  }

  /// The rows that say how long the others are: those shown, or the first one before any was.
  private var sample: Range<Int> {
    guard isLazy else { return 0..<list.count }
    return shown.isEmpty ? 0..<min(1, list.count) : shown
  }

  private func sampleAverage(_ cross: CGFloat?) -> CGFloat {
    guard !sample.isEmpty else { return 0 }
    let known = sample.reduce(0) { $0 + line.axis.main(size(of: $1, cross: cross)) }
    return known / CGFloat(sample.count)
  }

  private func size(of index: Int, cross: CGFloat?) -> CGSize {
    row(index).size(line, cross: cross)
  }

  /// The lengths as far as they are known for a proposal across the stack.
  private func startingLengths(_ cross: CGFloat?) -> RowLengths {
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
  private func span(_ visible: CGRect) -> ClosedRange<CGFloat>? {
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
  private func measureRows(
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

  private func place(_ lengths: RowLengths, _ cross: CGFloat?) {
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
  private func isOtherSize(than size: CGSize) -> Bool {
    abs(size.width - frame.width) > LayoutDefaults.fittingSlack
      || abs(size.height - frame.height) > LayoutDefaults.fittingSlack
  }

  /// Has the views around learn, in another pass, that the stack is of another size.
  private func remeasure() {
    graph.needsLayout = true
    graph.actions.append { [self] in
      if !hasLeft { invalidateLayout() }
    }
  }

  private func forgetLengths() {
    lengths = nil
    shown = 0..<0
    invalidateLayout()
  }

  /// Finds the places of the rows in a list whose elements moved; those gone leave the tree.
  ///
  /// - Complexity: O(elements).
  private func moveRows() {
    var kept: [ViewList.Key: [LazyRow]] = [:]
    for (_, row) in rows.sorted(by: { $0.key > $1.key }) { kept[row.key, default: []].append(row) }
    rows = [:]
    for index in list.indices where !kept.isEmpty {
      let key = list[index].key
      guard let row = kept[key]?.popLast() else { continue }
      rows[index] = row
      if kept[key]?.isEmpty == true { kept[key] = nil }
    }
    for row in kept.values.joined() { row.node.dismantle() }
    graph.preferenceEpoch += 1
    forgetLengths()
  }

  /// Whether the stack is in a scroll view along its axis.
  private var isLazy: Bool {
    var node = parent
    while let current = node {
      if let scrollView = current as? ScrollViewNode, scrollView.axes.contains(Axis.Set(line.axis))
      {
        return true
      }
      node = current is SheetNode ? nil : current.parent
    }
    return false
  }
}
