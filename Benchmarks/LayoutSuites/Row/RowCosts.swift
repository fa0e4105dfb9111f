import Foundation
import RowFitting

/// How the cost of a strategy grows within one series of item counts, before it is run.
struct RowCosts {
  /// In the unit of one label put into a row and measured.
  let workUnits: Double
  /// The same by position of the cycle, where positions differ.
  let positionUnits: [Double]?
  /// The same for preparing and the first operation.
  let setupUnits: Double
  /// The bytes alive at the peak of one operation.
  let predictedBytes: Int

  /// A chip in a built row holds its title: a `String` of 16 bytes.
  private static let bytesPerChip = 16.0
  /// A subview of `cached` has a placement of 16 bytes; an item has a running sum and a height
  /// too.
  private static let bytesPerSubview = 32.0

  /// Placing a subview takes a small part of the time of measuring one.
  private static let placing = 0.01

  init(strategy: RowStrategy, workload: RowWorkload, items: Int, known: KnownAnswers) {
    let count = Double(items)
    let visible = known.meanVisible
    let wholeRows = count * (count + 1) / 2 + count
    switch strategy {
    case .candidates:
      workUnits = wholeRows
      positionUnits = nil
      setupUnits = wholeRows
      predictedBytes = Int(wholeRows * Self.bytesPerChip)
    case .candidatesLazy:
      positionUnits = known.visibleByPosition.map { visible in
        let visible = Double(visible)
        return (count + visible) * (count - visible + 1) / 2 + count - visible
      }
      workUnits = Self.mean(positionUnits)
      setupUnits = workUnits
      predictedBytes = Int(count * Self.bytesPerChip)
    case .greedy:
      positionUnits = known.visibleByPosition.map { Double($0) + 2 }
      workUnits = visible + 2
      setupUnits = workUnits
      predictedBytes = Int(visible * Self.bytesPerSubview)
    case .cached:
      positionUnits = nil
      predictedBytes = Int(2 * count * Self.bytesPerSubview)
      setupUnits = visible + 2 + (workload == .relayout ? Self.placing * 2 * count : 0)
      switch workload {
      case .firstFit, .edit: workUnits = visible + 2
      case .resize: workUnits = log2(count + 1) + 4
      case .relayout: workUnits = visible + 2 * count + 4
      }
    }
  }

  private static func mean(_ units: [Double]?) -> Double {
    guard let units, !units.isEmpty else { return 1 }
    return max(1, units.reduce(0, +) / Double(units.count))
  }
}
