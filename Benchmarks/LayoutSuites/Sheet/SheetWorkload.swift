import Foundation
import HeadlessUI
import SheetFitting
import TextMetrics

/// What one operation of the suite `sheet` is.
enum SheetWorkload: String, CaseIterable {
  case present
  case contentChange = "content-change"
  case rotate

  /// The screen of a phone, upright and on its side, in points.
  static let upright = CGSize(width: 390, height: 844)
  static let onItsSide = CGSize(width: 844, height: 390)
  /// How many rows are added, one by one.
  static let addedRows = 3

  var summary: String {
    switch self {
    case .present:
      """
      A sheet appears on a screen of \(Self.width(Self.upright)) pt. The tree is made anew in each \
      operation.
      """
    case .contentChange:
      """
      With the sheet open, \(Self.addedRows) rows are added one by one, and then removed together: \
      \(Self.addedRows + 1) updates of a tree that is kept.
      """
    case .rotate:
      """
      With the sheet open, the screen is turned on its side and back: 2 updates of a tree that is \
      kept.
      """
    }
  }

  /// The updates of one operation.
  var updateCount: Int {
    switch self {
    case .present: 1
    case .contentChange: Self.addedRows + 1
    case .rotate: 2
    }
  }

  /// - Parameter rows: How many rows the sheet has to begin with.
  @MainActor func work(
    strategy: SheetStrategy, labels: [String], rows: Int, measurer: any TextMeasurer
  ) -> HostWork<SheetScreen> {
    typealias Update = HostWork<SheetScreen>.Update
    let open: Update = { host, _ in try host.layout(in: Self.upright) }
    let counts = (1...Self.addedRows).map { rows + $0 } + [rows]
    let updates: [Update] =
      switch self {
      case .present: [open]
      case .contentChange:
        counts.map { count in
          { host, _ in
            host.rootView.rows = count
            try host.layout(in: Self.upright)
          }
        }
      case .rotate: [{ host, _ in try host.layout(in: Self.onItsSide) }, open]
      }
    return HostWork(
      makeHost: {
        LayoutHost(
          SheetScreen(strategy: strategy, labels: labels, rows: rows), measurer: measurer)
      },
      start: self == .present ? nil : open, updates: updates)
  }

  private static func width(_ size: CGSize) -> String { "\(Int(size.width)) × \(Int(size.height))" }
}
