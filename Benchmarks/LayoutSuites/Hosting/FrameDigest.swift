import Foundation
import HeadlessUI

/// Stands for the frames in sight after an update: equal for equal frames.
struct FrameDigest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Frames are compared as multiples of this, in points: finer than any pixel, and coarser than
  /// the rounding of sums.
  private static let grain = 1.0 / 1024

  mutating func add(_ frame: CGRect) {
    add(frame.minX)
    add(frame.minY)
    add(frame.width)
    add(frame.height)
  }

  private mutating func add(_ length: CGFloat) {
    let rounded = (Double(length) / Self.grain).rounded()
    value = (value ^ (rounded + 0.0).bitPattern) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
  }
}
