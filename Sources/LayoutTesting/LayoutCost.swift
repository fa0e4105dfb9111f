public import HeadlessUI
import TextMetrics

/// What laying out a view from nothing took: the same on every machine for the same label widths.
public struct LayoutCost: Hashable, Sendable {
  /// How often a view was asked for its size.
  public var measurements: Int
  /// How often the answer was not remembered, and was computed.
  public var computations: Int
  /// How often a layout placed a subview.
  public var placements: Int
  /// Bodies evaluated, of views and of modifiers.
  public var bodies: Int
  /// How often the tree was laid out until nothing asked for more.
  public var passes: Int
  /// Writes that changed state.
  public var stateWrites: Int
  /// Rows of lazy containers that were made.
  public var realisedRows: Int
  /// Why the view could not be laid out; nil if it could.
  ///
  /// Every count is `Int.max` then, so that no upper bound holds.
  public var failure: HeadlessUIError?

  init(_ counts: UpdateCounts) {
    measurements = counts.asked
    computations = counts.computed
    placements = counts.placements
    bodies = counts.bodies
    passes = counts.passes
    stateWrites = counts.stateWrites
    realisedRows = counts.realisedRows
  }

  init(failure: HeadlessUIError) {
    let none = Int.max
    (measurements, computations, placements, bodies) = (none, none, none, none)
    (passes, stateWrites, realisedRows) = (none, none, none)
    self.failure = failure
  }

  /// The counts by the names under which they are recorded.
  static let fields: KeyValuePairs<String, any KeyPath<LayoutCost, Int> & Sendable> = [
    "measurements": \.measurements, "computations": \.computations, "placements": \.placements,
    "bodies": \.bodies, "passes": \.passes, "state_writes": \.stateWrites,
    "realised_rows": \.realisedRows,
  ]
}

extension LayoutCost: CustomStringConvertible {
  public var description: String {
    if let failure { return "no cost: \(failure)" }
    return Self.fields.map { "\(self[keyPath: $1]) \($0)" }.joined(separator: ", ")
  }
}

/// Lays a view out from nothing and says what that took.
///
/// ```swift
/// #expect(layoutCost(of: TagCloud(tags), width: 320).measurements <= 2 * tags.count)
/// ```
///
/// Texts have the package's own advance widths, the same on every machine.
///
/// - Parameters:
///   - view: What to lay out.
///   - width: What it is proposed, in points; nil for its ideal width.
///   - height: What it is proposed, in points; nil for its ideal height.
@MainActor
public func layoutCost(
  of view: some View, width: CGFloat? = nil, height: CGFloat? = nil
) -> LayoutCost {
  let host = LayoutHost(view, measurer: EmbeddedMeasurer())
  do {
    try host.layout(proposing: ProposedViewSize(width: width, height: height))
    return LayoutCost(host.counts)
  } catch {
    return LayoutCost(failure: error)
  }
}
