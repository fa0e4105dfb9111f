import Measurement
import RowFitting

/// The question of one cell: a row of labels, and the widths or titles that its workload goes
/// through.
struct RowQuestion {
  static let sweepCount = 64
  static let sweepWidths = 320.0...1280.0
  /// The width that the sweep is meant for; it is scaled for others.
  static let sweepCentre = 680.0
  /// The titles that the edited item goes through.
  static let editCount = 4

  let workload: RowWorkload
  let row: LabelRow
  /// By position of the cycle.
  let widths: [FixedLength]
  /// The new title of `editedItem` by position of the cycle; empty unless the workload edits.
  let titles: [String]
  let editedItem: Int

  var cycleLength: Int { max(widths.count, titles.count) }

  /// - Parameters:
  ///   - width: The available width that the cell is about, in points.
  ///   - visible: How many items show at that width.
  init(
    workload: RowWorkload, row: LabelRow, width: Double, visible: Int, seed: UInt64
  ) throws {
    self.workload = workload
    self.row = row
    editedItem = max(0, min(visible, row.count) - 1) / 2
    switch workload {
    case .resize, .relayout:
      widths = try Self.sweep(around: width, seed: seed)
      titles = []
    case .edit:
      let base = row.items[editedItem].title
      widths = [try .available(points: width)]
      titles = [base + " 2", base, "\(base) – \(base)", "A"]
    case .firstFit:
      widths = [try .available(points: width)]
      titles = []
    }
  }

  func width(at position: Int) -> FixedLength {
    widths.count == 1 ? widths[0] : widths[position]
  }

  private static func sweep(around width: Double, seed: UInt64) throws -> [FixedLength] {
    try sweepPoints(around: width, seed: seed).map { try .available(points: $0) }
  }

  /// The widths of a window that is dragged, in points, in a shuffled order.
  static func sweepPoints(around width: Double, seed: UInt64) -> [Double] {
    let step =
      (sweepWidths.upperBound - sweepWidths.lowerBound) / Double(sweepCount - 1)
    var generator = SeededGenerator(seed: seed)
    return (0..<sweepCount)
      .map { sweepWidths.lowerBound + Double($0) * step }
      .shuffled(using: &generator)
      .map { $0 * width / sweepCentre }
  }
}
