import Foundation
import RowFitting

/// How the cost of a row as views grows within one series of item counts, before it is run.
struct RowViewCosts {
  /// In the unit of one chip made, measured and placed.
  let workUnits: Double
  /// The same for preparing and the first operation.
  let setupUnits: Double
  /// The bytes alive at the peak of one operation.
  let predictedBytes: Int

  /// A chip is seven nodes; measured in a release build with the chips of a flow.
  private static let bytesPerChip = 2900.0
  /// Looking at a row or a chip that is there takes a small part of the time of making a chip.
  private static let looking = 0.02
  /// Comparing a chip made anew with the one that is there, and measuring its text if need be.
  private static let comparing = 0.2

  init(form: RowViewForm, workload: RowWorkload, items: Int, known: KnownAnswers) {
    let count = Double(items)
    let fewest = Double(known.visibleByPosition.min() ?? 0)
    let shown = known.meanVisible + 2
    let made: Double
    let looked: Double
    switch form {
    case .candidates:
      made = Self.rows(from: 0, to: count)
      looked = count + shown
    case .candidatesLazy:
      made = Self.rows(from: fewest, to: count)
      looked = count + shown
    case .cached:
      made = 2 * count + 1
      looked = 2 * count + shown
    case .solver:
      made = shown
      looked = shown
    }
    setupUnits = made
    predictedBytes = Int(made * Self.bytesPerChip)
    switch workload {
    case .firstFit: workUnits = made
    case .edit: workUnits = made * Self.comparing + shown
    case .resize, .relayout: workUnits = looked * Self.looking + shown * Self.comparing
    }
  }

  /// The items and badges of the rows from so many items to so many.
  private static func rows(from shortest: Double, to longest: Double) -> Double {
    (longest + shortest) * (longest - shortest + 1) / 2 + longest - shortest + 1
  }
}
