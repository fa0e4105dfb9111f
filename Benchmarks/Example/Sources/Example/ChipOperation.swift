import Foundation
import HeadlessUI
import Measurement
import TextMetrics

/// What is asked of each layout: the size of the chips at each of some widths.
struct ChipQuestion {
  var labels: [String]
  var measurer: any TextMeasurer
  /// By position of the cycle, in points.
  var widths: [Double]
  /// Whether the container, and with it the layout's cache, stays from one operation to the next.
  var keepsContainer: Bool

  func container<Content: Layout>(_ layout: Content) -> LayoutContainer<Content> {
    LayoutContainer(
      layout, leaves: labels.map { LayoutLeaf($0, fontSize: 14, measurer: measurer) })
  }
}

/// One layout, ready to answer the question.
final class ChipOperation<Content: Layout>: PreparedOperation {
  private let layout: Content
  private let question: ChipQuestion
  private var container: LayoutContainer<Content>?

  init(_ layout: Content, _ question: ChipQuestion) {
    self.layout = layout
    self.question = question
    container = question.keepsContainer ? question.container(layout) : nil
  }

  func run(from position: Int, iterations: Int) -> UInt64 {
    var digest: UInt64 = 0
    for step in 0..<iterations {
      digest &+= answer(of: container ?? question.container(layout), at: position + step)
    }
    return digest
  }

  func observe(at position: Int) -> Observation {
    let container = container ?? question.container(layout)
    let before = container.leafSubviews.counts.measurements
    let digest = answer(of: container, at: position)
    // A container that was made for this operation may have measured while it was made.
    let earlier = question.keepsContainer ? before : 0
    let calls = container.leafSubviews.counts.measurements - earlier
    return Observation(digest: digest, counts: WorkCounts(["measure_calls": calls]))
  }

  func releaseState() { container = nil }

  /// Equal for equal sizes, whatever the layout.
  private func answer(of container: LayoutContainer<Content>, at position: Int) -> UInt64 {
    let width = question.widths[position % question.widths.count]
    let size = container.sizeThatFits(ProposedViewSize(width: width, height: nil))
    return Double(size.width).bitPattern &* 31 &+ Double(size.height).bitPattern
  }
}
