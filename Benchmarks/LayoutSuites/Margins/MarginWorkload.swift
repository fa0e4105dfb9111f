import Foundation

/// What one operation of the suite `margins` is.
enum MarginWorkload: String, CaseIterable {
  case firstLayout = "first-layout"
  case resize
  case contentEdit = "content-edit"
  case nested

  /// The depths of nested containers.
  static let depths = [1, 2, 4, 8, 16, 32]

  var summary: String {
    switch self {
    case .firstLayout:
      """
      A window of \(Int(MarginWork.window.width)) pt appears. The tree is made anew in each \
      operation.
      """
    case .resize:
      """
      A window is dragged: the next two of \(MarginWork.sweepCount) widths in a shuffled order, from \
      \(Int(MarginWork.sweepStart)) to \(Int(MarginWork.sweepEnd)) pt, on both sides of the limit: 2 \
      updates of a tree that is kept.
      """
    case .contentEdit:
      """
      One title changes and changes back, and no width does: 2 updates of a tree that is kept.
      """
    case .nested:
      """
      A window appears that has as many containers inside each other as there are items, at most \
      \(Self.depths.max() ?? 0), each with margins of its own.
      """
    }
  }

  /// The updates of one operation.
  var updateCount: Int { self == .contentEdit || self == .resize ? 2 : 1 }

  /// The updates of getting ready and of the first operation.
  var setupCount: Int {
    switch self {
    case .firstLayout, .nested: 1
    case .contentEdit: 3
    case .resize: 6
    }
  }

  var cycleLength: Int { self == .resize ? MarginWork.sweepCount / 2 : 1 }

  /// The item counts among `sizes`, which are the suite's own unless `isChosen`.
  func sizes(among sizes: [Int], isChosen: Bool) -> [Int] {
    guard self == .nested else { return sizes }
    guard isChosen else { return Self.depths }
    return sizes.filter { $0 <= Self.depths.max() ?? 0 }
  }
}
