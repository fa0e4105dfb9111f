import Foundation
import HeadlessUI
import RowFitting
import TextMetrics

/// The first labels of a row as the subviews of a flow. Every label keeps its ideal size whatever
/// is proposed to it.
///
/// There is no object for a subview, and labels can arrive one by one without work for the others.
/// Its accesses are not checked for exclusivity, which would take as long as placing does: a source
/// is used by one thread, and no method calls back while it changes a property.
final class LabelSubviews: SubviewSource {
  @exclusivity(unchecked)
  private var row: LabelRow
  /// How many labels there are.
  @exclusivity(unchecked)
  var count: Int
  /// Stands for where the subviews were placed since it was reset: equal for the same places, in
  /// whatever order.
  @exclusivity(unchecked)
  var digest: UInt64 = 0

  init(_ row: LabelRow, count: Int) {
    self.row = row
    self.count = count
  }

  /// Gives a label another title. The layout's cache has to be updated then.
  func setTitle(_ title: String, at index: Int) {
    row.setTitle(title, at: index)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, at index: Int) -> CGSize {
    let size = row.labelSize(row.items[index].title)
    return CGSize(width: size.width, height: size.height)
  }

  func place(at index: Int, position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let number = UInt64(truncatingIfNeeded: index)
    digest &+= Double(position.x).bitPattern &* (2 &* number &+ 1)
    digest &+= Double(position.y).bitPattern &* (number &* 0x9E37_79B9_7F4A_7C15 | 1)
  }

  /// Equal for equal sizes.
  static func digest(of size: CGSize) -> UInt64 {
    Double(size.width).bitPattern &* 31 &+ Double(size.height).bitPattern &* 0xC2B2_AE3D_27D4_EB4F
  }
}
