import Foundation
import HeadlessUI

/// Subviews of given sizes and tags that note what is asked of them.
final class StubSubviews: SubviewSource {
  struct View {
    var size: CGSize
    var hiddenCount: Int?
  }

  struct Placement: Equatable {
    var index: Int
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
  }

  var views: [View]
  /// The indices measured, in order.
  private(set) var measured: [Int] = []
  private(set) var placements: [Placement] = []
  private let tagKey: any LayoutValueKey.Type

  init(_ views: [View], tagKey: any LayoutValueKey.Type) {
    self.views = views
    self.tagKey = tagKey
  }

  var count: Int { views.count }

  func forget() {
    measured = []
    placements = []
  }

  func sizeThatFits(_ proposal: ProposedViewSize, at index: Int) -> CGSize {
    measured.append(index)
    return views[index].size
  }

  func place(at index: Int, position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    placements.append(
      Placement(index: index, position: position, anchor: anchor, proposal: proposal))
  }

  func layoutValue<K: LayoutValueKey>(for key: K.Type, at index: Int) -> K.Value {
    guard key == tagKey, let hidden = views[index].hiddenCount as? K.Value else {
      return K.defaultValue
    }
    return hidden
  }
}
