import Foundation
import HeadlessUI

/// Lengths as whole thousandths of a point, so that sums are exact.
///
/// Examples have lengths in tenths of a point, and what follows from them differs by a tenth at
/// least, so that no slack a layout uses makes a difference.
enum ExactLength {
  static func thousandths(_ points: CGFloat) -> Int { Int((points * 1000).rounded()) }

  static func points(_ thousandths: Int) -> CGFloat { CGFloat(thousandths) / 1000 }
}

/// The lines of a flow, as its rule has them.
struct FlowLines {
  var ranges: [Range<Int>] = []
  /// Of the widest line, in thousandths.
  var width = 0

  /// - Parameters:
  ///   - widths: Of the subviews, in thousandths.
  ///   - available: In thousandths; nil without a limit.
  init(_ widths: [Int], spacing: Int, available: Int?) {
    var line = 0
    for (index, width) in widths.enumerated() {
      let longer = line + spacing + width
      if let last = ranges.last, longer <= available ?? .max {
        ranges[ranges.count - 1] = last.lowerBound..<index + 1
        line = longer
      } else {
        ranges.append(index..<index + 1)
        line = width
      }
      self.width = max(self.width, line)
    }
  }

  /// The widths of all runs of neighbours, in thousandths: what fits exactly.
  static func exactOffers(_ widths: [Int], spacing: Int) -> Set<Int> {
    var offers: Set<Int> = []
    for start in widths.indices {
      var line = -spacing
      for width in widths[start...] {
        line += spacing + width
        if line >= 0 { offers.insert(line) }
      }
    }
    return offers
  }
}

/// Which row a whole-prefix row shows.
struct PrefixRow {
  /// In thousandths.
  var widths: [Int]
  var spacing: Int
  /// The width of the badge for a number of hidden items, in thousandths.
  var badge: (Int) -> Int = { ExactLength.thousandths(ExampleBadge.width(hidden: $0)) }

  /// The width of the row of the first `visible` items and their badge, in thousandths.
  func width(visible: Int) -> Int {
    var elements = Array(widths.prefix(visible))
    if visible < widths.count { elements.append(badge(widths.count - visible)) }
    return elements.reduce(0, +) + spacing * max(0, elements.count - 1)
  }

  /// How many items are shown in a width in thousandths; 0 if no row fits.
  func visible(in available: Int?) -> Int {
    (0...widths.count).last { width(visible: $0) <= available ?? .max } ?? 0
  }
}
