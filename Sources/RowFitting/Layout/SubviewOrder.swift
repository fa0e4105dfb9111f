import HeadlessUI

/// Which subviews of a ``CachedRow`` are items, and which are badges.
struct SubviewOrder {
  /// Offsets from the first subview; nil if the items are the first half, in order.
  private var strayItems: [Int]?
  private var strayBadges: [Int] = []
  let itemCount: Int
  private let subviewCount: Int

  /// - Complexity: O(log n) tags read if the items come first and there are as many badges;
  ///   else every tag.
  init(of subviews: LayoutSubviews) {
    subviewCount = subviews.count
    let firstBadge = Self.firstBadge(in: subviews)
    if 2 * firstBadge == subviewCount {
      itemCount = firstBadge
      return
    }
    var items: [Int] = []
    for offset in 0..<subviewCount {
      if Self.tag(of: offset, in: subviews) == 0 {
        items.append(offset)
      } else {
        strayBadges.append(offset)
      }
    }
    strayItems = items
    itemCount = items.count
  }

  /// The offset of the subview that is the item at `index`.
  func item(at index: Int) -> Int { strayItems?[index] ?? index }

  var badgeCount: Int { subviewCount - itemCount }

  /// The offset of the subview that is the badge at `index`, in the order of the subviews.
  func badge(at index: Int) -> Int { strayItems == nil ? itemCount + index : strayBadges[index] }

  /// Which badge shows this number: where it should be, else wherever it is; nil if there is none.
  func badgeIndex(hidden: Int, in subviews: LayoutSubviews) -> Int? {
    let expected = hidden - 1
    if expected < badgeCount, Self.tag(of: badge(at: expected), in: subviews) == hidden {
      return expected
    }
    return (0..<badgeCount).first { index in
      Self.tag(of: badge(at: index), in: subviews) == hidden
    }
  }

  private static func tag(of offset: Int, in subviews: LayoutSubviews) -> Int {
    subviews[subviews.startIndex + offset][HiddenCount.self]
  }

  /// The first offset with a tag, if all subviews after it have one too.
  private static func firstBadge(in subviews: LayoutSubviews) -> Int {
    var items = 0
    var end = subviews.count
    while items < end {
      let middle = items + (end - items) / 2
      if tag(of: middle, in: subviews) == 0 { items = middle + 1 } else { end = middle }
    }
    return items
  }
}
