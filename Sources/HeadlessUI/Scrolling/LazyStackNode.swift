import Foundation

/// The node of a lazy stack.
final class LazyStackNode: _LayoutNode {
  var line: LazyLine
  var list: ViewList
  /// The rows that were made, by position.
  var rows: [Int: LazyRow] = [:]
  var lengths: RowLengths?
  /// What was proposed across the stack when the lengths were measured.
  var measuredCross: CGFloat?
  /// The average of the first lengths measured for that; nil before.
  var estimate: CGFloat?
  /// The rows that can be seen, and their views.
  var shown = 0..<0
  var children: [_LayoutNode] = []
  /// Whether rows that are shown may have changed since they were measured.
  var isStale = false
  private(set) var hasLeft = false

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

  /// What was shown may be gone, and is found anew only where it can be seen.
  override func contentListChanged() -> Bool {
    children = []
    return false
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
