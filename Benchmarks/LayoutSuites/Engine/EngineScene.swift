import HeadlessUI
import Measurement
import RowFitting
import TextMetrics

/// What is laid out in one cell of the suite `engine`.
struct EngineQuestion {
  let workload: EngineWorkload
  /// One for each leaf.
  let labels: [String]
  /// In points.
  let width: Double
  let measurer: any TextMeasurer
}

/// The leaves, their host, and what a workload does with them. The answer is the number of leaves.
@MainActor
final class EngineScene: HostScene {
  nonisolated static let stackLength = 100

  private let question: EngineQuestion
  private let makeHost: @MainActor () -> any EngineHost
  private var kept: (any EngineHost)?
  private let changing: EngineModel?
  private let narrow: Double

  init(_ leaf: EngineLeaf, _ question: EngineQuestion) {
    self.question = question
    let (labels, measurer, count) = (question.labels, question.measurer, question.labels.count)
    // From 30 to 79 pt, all different lengths mixed.
    func width(_ index: Int) -> Double { Double(30 + index * 7 % 50) }
    narrow = leaf == .colours ? 30 : 10
    let isGrid = question.workload == .change
    let models = isGrid ? labels.map { [narrow] in EngineModel(width: narrow, label: $0) } : []
    changing = isGrid ? models[count / 2] : nil
    makeHost = {
      if isGrid {
        return LayoutHost(EngineGridView(kind: leaf, models: models), measurer: measurer)
      }
      switch leaf {
      case .colours:
        return LayoutHost(
          EngineFlowView(count: count) { Color.clear.frame(width: width($0), height: 20) },
          measurer: measurer)
      case .chips:
        return LayoutHost(
          EngineFlowView(count: count) { RowChip(labels[$0]) }, measurer: measurer)
      }
    }
    guard question.workload != .appear else { return }
    kept = makeHost()
    _ = perform(at: 0)
  }

  func perform(at position: Int) -> UInt64 { run().leaves }

  func observe(at position: Int) -> Observation {
    let (leaves, counts) = run()
    return Observation(digest: leaves, counts: WorkCounts(counts))
  }

  private func run() -> (leaves: UInt64, counts: UpdateCounts) {
    if let changing { changing.width = narrow + (changing.width == narrow ? 1 : 0) }
    let host = kept ?? makeHost()
    do {
      try host.layout(
        proposing: ProposedViewSize(width: question.width, height: nil))
    } catch {
      preconditionFailure("The leaves could not be laid out in \(question.width) pt: \(error)")
    }
    guard let root = host.root else { return (0, host.counts) }
    let container = root.layoutChild(at: 0)
    guard question.workload == .change else {
      return (UInt64(container.layoutChildCount), host.counts)
    }
    let count = (0..<container.layoutChildCount).reduce(0) {
      $0 + container.layoutChild(at: $1).layoutChildCount
    }
    return (UInt64(count), host.counts)
  }

  func releaseState() {
    kept = nil
  }
}

/// A host of any view.
@MainActor
private protocol EngineHost: AnyObject {
  var root: _LayoutNode? { get }
  var counts: UpdateCounts { get }
  func layout(proposing proposal: ProposedViewSize) throws(HeadlessUIError)
}

extension LayoutHost: EngineHost {}
