import FlowFitting
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
  /// The label whose title is not its own.
  @exclusivity(unchecked)
  private var edited: FlowQuestion.Edit?
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

  /// Gives a label another title, and the one edited before its own again. The layout's cache has
  /// to be updated then.
  func edit(_ edit: FlowQuestion.Edit) {
    if let edited, edited.item != edit.item { row.setTitle(edited.ownTitle, at: edited.item) }
    row.setTitle(edit.title, at: edit.item)
    edited = edit.title == edit.ownTitle ? nil : edit
  }

  /// Differs for different titles of a label: a label has its own or one other.
  func layoutValue<K: LayoutValueKey>(for key: K.Type, at index: Int) -> K.Value {
    guard key == SizeIdentity.self else { return K.defaultValue }
    let identity: Int? = edited?.item == index ? ~index : index
    // K is SizeIdentity, so K.Value is Int?; a checked cast takes longer than measuring a label.
    return unsafeBitCast(identity, to: K.Value.self)
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
