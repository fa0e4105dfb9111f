import Foundation

/// How the cost of a row as views grows within one series of item counts, before it is run: in the
/// unit of ``RowCosts``, one label put into a row and measured.
struct RowViewCosts {
  /// The chips made for a row that appears.
  let made: Double
  /// What is looked at for another width: rows, or chips, that are there.
  private let looked: Double
  private let shown: Double

  /// A chip is six nodes; measured in a release build with the chips of a flow, and rounded up.
  static let bytesPerChip = 2900.0
  /// Making, measuring and placing a chip takes as long as so many labels of the embedded measurer.
  private static let unitsPerChip = 30.0
  /// Looking at a row or a chip that is there takes a small part of the time of making a chip.
  private static let looking = 0.02
  /// Comparing a chip made anew with the one that is there, and measuring its text if need be.
  private static let comparing = 0.2

  /// - Parameters:
  ///   - visible: How many items are shown, or the fewest over the widths of a workload.
  init(form: RowViewForm, items: Int, visible: Int) {
    let count = Double(items)
    shown = Double(visible) + 2
    switch form {
    case .candidates:
      made = Self.rows(from: 0, to: count)
      looked = count + shown
    case .candidatesLazy:
      made = Self.rows(from: Double(visible), to: count)
      looked = count + shown
    case .cached:
      made = 2 * count + 1
      looked = 2 * count + shown
    case .solver:
      made = shown
      looked = shown
    }
  }

  /// Of one operation.
  func workUnits(_ workload: RowWorkload) -> Double {
    let chips =
      switch workload {
      case .firstFit: made
      case .edit: made * Self.comparing + shown
      case .resize, .relayout: looked * Self.looking + shown * Self.comparing
      }
    return chips * Self.unitsPerChip
  }

  /// Of making the row.
  var setupUnits: Double { made * Self.unitsPerChip }

  /// The bytes alive at the peak of one operation.
  var predictedBytes: Int { Int(made * Self.bytesPerChip) }

  /// The items and badges of the rows from so many items to so many.
  private static func rows(from shortest: Double, to longest: Double) -> Double {
    (longest + shortest) * (longest - shortest + 1) / 2 + longest - shortest + 1
  }
}
