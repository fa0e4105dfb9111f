import Foundation

extension CGRect {
  /// What two rectangles have in common; null if they have nothing, or if an edge of either is not
  /// a number, as those of an infinite view around a centre.
  ///
  /// Foundation's own `intersection` traps on such edges.
  func common(with other: CGRect) -> CGRect {
    guard hasEdges, other.hasEdges else { return .null }
    let left = max(minX, other.minX)
    let right = min(maxX, other.maxX)
    let top = max(minY, other.minY)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private var hasEdges: Bool { !(minX.isNaN || maxX.isNaN || minY.isNaN || maxY.isNaN) }
}
