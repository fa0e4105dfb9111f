import RowFitting

/// The question of one cell: labels, and the widths or titles that its workload goes through.
struct FlowQuestion {
  /// A new title for an item, which may be its own again.
  struct Edit {
    var item: Int
    var title: String
    var ownTitle: String
  }

  let workload: FlowWorkload
  /// The labels with their style and what measures them.
  let row: LabelRow
  /// By position of the cycle, in points.
  let widths: [Double]
  /// By position of the cycle; empty unless the workload edits.
  let edits: [Edit]

  init(workload: FlowWorkload, row: LabelRow, width: Double, seed: UInt64) {
    self.workload = workload
    self.row = row
    widths =
      workload == .resize ? RowQuestion.sweepPoints(around: width, seed: seed) : [width]
    edits = workload == .edit ? Self.edits(of: row) : []
  }

  static func cycleLength(of workload: FlowWorkload) -> Int {
    switch workload {
    case .firstLayout, .append: 1
    case .resize: RowQuestion.sweepCount
    case .edit: 2 * editedPlaces
    }
  }

  func width(at position: Int) -> Double { widths.count == 1 ? widths[0] : widths[position] }

  /// Near the start, in the middle, near the end.
  private static let editedPlaces = 3
  /// How far from the start and the end.
  private static let editedOffset = 2

  /// Each place gets a longer title, and then its own again, so that an edit is always one change.
  private static func edits(of row: LabelRow) -> [Edit] {
    guard row.count > 0 else { return [] }
    let last = row.count - 1
    let items = [min(editedOffset, last), row.count / 2, max(0, last - editedOffset)]
    return items.flatMap { item in
      let title = row.items[item].title
      return [title + " 2", title].map { Edit(item: item, title: $0, ownTitle: title) }
    }
  }
}
