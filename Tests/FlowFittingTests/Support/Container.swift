import FlowFitting
import Foundation
import HeadlessUI
import TestArithmetic

/// A strategy as a person uses it: in a container that keeps the layout's cache.
protocol FlowContainer: AnyObject {
  var leafSubviews: LeafSubviews { get }
  func update(_ change: (inout [LayoutLeaf]) throws -> Void) rethrows
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  @discardableResult
  func place(in bounds: CGRect, proposal: ProposedViewSize) -> [CGRect]
}

extension LayoutContainer: FlowContainer {}

extension FlowContainer {
  /// Sizes the container for a width, places the leaves in that size and says where each is.
  func frames(width: Double?) -> [CGRect] {
    let proposal = ProposedViewSize(width: width.map { CGFloat($0) }, height: nil)
    let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal))
    return place(in: bounds, proposal: proposal)
  }
}

/// The three strategies by name.
enum Strategy: String, CaseIterable, Sendable {
  case plain, cached, incremental

  /// The strategies that keep what they measured.
  static let keeping: [Strategy] = [.cached, .incremental]

  func container(
    _ leaves: [LayoutLeaf], spacing: CGFloat? = 8, lineSpacing: CGFloat = 8,
    revision: Int? = nil
  ) -> any FlowContainer {
    switch self {
    case .plain:
      LayoutContainer(PlainFlow(spacing: spacing, lineSpacing: lineSpacing), leaves: leaves)
    case .cached:
      LayoutContainer(
        CachedFlow(spacing: spacing, lineSpacing: lineSpacing, revision: revision), leaves: leaves)
    case .incremental:
      LayoutContainer(
        IncrementalFlow(spacing: spacing, lineSpacing: lineSpacing, revision: revision),
        leaves: leaves)
    }
  }

  func container(_ flow: ExactFlow) -> any FlowContainer {
    container(
      flow.leaves, spacing: CGFloat(flow.spacing.double),
      lineSpacing: CGFloat(flow.lineSpacing.double))
  }
}

extension ExactFlow {
  var leaves: [LayoutLeaf] { sizes.map(\.leaf) }
}

extension ExactSize {
  var leaf: LayoutLeaf { LayoutLeaf(size: CGSize(width: width.double, height: height.double)) }
}

extension ExactFlow.Answer {
  /// Whether these are the oracle's origins, but for what rounding down each length takes off.
  func agrees(with frames: [CGRect], height: CGFloat) -> Bool {
    let tolerance = Double(3 * origins.count + 3) * 0x1p-30
    func isNear(_ value: CGFloat, _ exact: ExactDecimal) -> Bool {
      abs(Double(value) - exact.double) <= tolerance
    }
    return frames.count == origins.count && isNear(height, self.height)
      && zip(frames, origins).allSatisfy { isNear($0.minX, $1.x) && isNear($0.minY, $1.y) }
  }
}
