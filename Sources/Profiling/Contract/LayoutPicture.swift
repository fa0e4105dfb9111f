import Foundation
import HeadlessUI

/// What a layout made of an example: a size, and where the subviews are.
struct LayoutPicture {
  var size: CGSize
  /// What was placed; nil for a subview that was not. Empty if the size is not finite, since
  /// there are no such bounds.
  var placements: [LayoutPlacement?] = []
  var timesPlaced: [Int] = []
  var frames: [CGRect] = []
  var bounds = CGRect.zero

  /// What two lengths may differ by and still be the same, in points: sums in another order.
  static let tolerance = LayoutDefaults.fittingSlack

  /// How far a subview may be outside of the bounds before it counts as put out of sight, in
  /// points.
  static let outOfSight: CGFloat = 1000

  func agrees(with other: LayoutPicture) -> Bool { difference(to: other) == nil }

  /// The first difference, in words; nil if there is none.
  func difference(to other: LayoutPicture) -> String? {
    guard size.isNear(other.size) else { return "\(size.text) instead of \(other.size.text)" }
    for (index, (mine, theirs)) in zip(frames, other.frames).enumerated()
    where !mine.isNear(theirs) || placements[index] == nil && other.placements[index] != nil {
      return "subview \(index) is at \(mine.text) instead of \(theirs.text)"
    }
    return nil
  }

  /// Whether a subview is far outside of the bounds.
  func isOutOfSight(_ index: Int) -> Bool {
    let reach = bounds.insetBy(dx: -Self.outOfSight, dy: -Self.outOfSight)
    let frame = frames[index]
    return frame.maxX < reach.minX || frame.minX > reach.maxX || frame.maxY < reach.minY
      || frame.minY > reach.maxY
  }

  /// How far the subviews in sight reach beyond the bounds, in points; 0 if they do not.
  ///
  /// What a subview is longer than the bounds does not count: it has to reach beyond one of them.
  func overhang(along axis: Axis) -> CGFloat {
    frames.indices.filter { !isOutOfSight($0) }.map { index in
      let frame = frames[index]
      return axis == .horizontal
        ? max(bounds.minX - frame.minX, frame.maxX - bounds.maxX)
          - max(0, frame.width - bounds.width)
        : max(bounds.minY - frame.minY, frame.maxY - bounds.maxY)
          - max(0, frame.height - bounds.height)
    }.reduce(0, max)
  }
}

extension CGFloat {
  func isNear(_ other: CGFloat) -> Bool {
    self == other || (self - other).magnitude <= LayoutPicture.tolerance
  }
}

extension CGSize {
  func isNear(_ other: CGSize) -> Bool {
    width.isNear(other.width) && height.isNear(other.height)
  }

  var text: String { "\(width.shortText) × \(height.shortText)" }

  /// Neither side is NaN or infinite.
  var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  func isNear(_ other: CGRect) -> Bool {
    minX.isNear(other.minX) && minY.isNear(other.minY) && size.isNear(other.size)
  }

  var text: String { "(\(minX.shortText), \(minY.shortText)) \(size.text)" }
}
