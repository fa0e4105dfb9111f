import Foundation
import HeadlessUI
import Measurement
import TextMetrics

/// The operations of one cell of the suite `margins`.
struct MarginWork {
  /// A window that is wider than the limit, in points.
  static let window = CGSize(width: 1024, height: 768)
  static let sweepCount = 64
  static let sweepStart: CGFloat = 384
  /// Multiples of whole points: the limit is one of the widths, and margins are exact.
  static let sweepStep: CGFloat = 12
  static let sweepEnd = sweepStart + CGFloat(sweepCount - 1) * sweepStep

  let workload: MarginWorkload
  let labels: [String]
  /// Rows, or containers inside each other.
  let items: Int
  /// Two for each position of the cycle, in points.
  private let widths: [CGFloat]

  init(_ workload: MarginWorkload, labels: [String], items: Int, seed: UInt64) {
    self.workload = workload
    self.labels = labels
    self.items = items
    var generator = SeededGenerator(seed: seed)
    widths = (0..<Self.sweepCount)
      .map { Self.sweepStart + CGFloat($0) * Self.sweepStep }
      .shuffled(using: &generator)
  }

  func operation(
    of strategy: MarginStrategy, measurer: any TextMeasurer
  ) throws -> any PreparedOperation {
    if workload == .nested {
      return try SceneOperation(measurer: measurer) { measurer in
        nested(strategy, measurer: measurer)
      }
    }
    return try SceneOperation(measurer: measurer, cycleLength: workload.cycleLength) { measurer in
      rows(strategy, measurer: measurer)
    }
  }

  @MainActor private func nested(
    _ strategy: MarginStrategy, measurer: any TextMeasurer
  ) -> HostWork<NestedScreen> {
    HostWork(
      makeHost: {
        LayoutHost(
          NestedScreen(strategy: strategy, labels: labels, depth: items), measurer: measurer)
      },
      start: nil, updates: [{ host, _ in try host.layout(in: Self.window) }])
  }

  @MainActor private func rows(
    _ strategy: MarginStrategy, measurer: any TextMeasurer
  ) -> HostWork<MarginScreen> {
    HostWork(
      makeHost: {
        LayoutHost(
          MarginScreen(
            strategy: strategy, labels: labels, rows: items, edited: EditedTitle(labels[0])),
          measurer: measurer)
      },
      start: start, updates: updates)
  }

  private typealias Update = HostWork<MarginScreen>.Update

  /// Before a drag there are the steps that lead to its first position, from the last one and from
  /// itself, so that an operation meets no label at a width at which it was never laid out.
  @MainActor private var start: Update? {
    switch workload {
    case .firstLayout, .nested: nil
    case .contentEdit: { host, _ in try host.layout(in: Self.window) }
    case .resize:
      { host, _ in
        for width in widths.suffix(2) + widths.prefix(2) {
          try host.layout(in: Self.window(width: width))
        }
      }
    }
  }

  @MainActor private var updates: [Update] {
    switch workload {
    case .firstLayout, .nested: [{ host, _ in try host.layout(in: Self.window) }]
    case .resize:
      // Two widths, so that a position changes the width after itself too.
      [0, 1].map { step in
        { host, position in
          try host.layout(in: Self.window(width: widths[2 * position + step]))
        }
      }
    case .contentEdit:
      [labels[0] + " 2", labels[0]].map { title in
        { host, _ in
          host.rootView.edited.text = title
          try host.layout(in: Self.window)
        }
      }
    }
  }

  private static func window(width: CGFloat) -> CGSize {
    CGSize(width: width, height: window.height)
  }
}
