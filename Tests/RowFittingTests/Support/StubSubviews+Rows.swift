import Foundation
import HeadlessUI
import RowFitting
import TestArithmetic

extension StubSubviews {
  /// The items, and then the badges for 1, 2, … hidden items.
  convenience init(items: [Double], badges: [Double], height: Double = 28) {
    let itemViews = items.map { View(size: CGSize(width: $0, height: height)) }
    let badgeViews = badges.enumerated().map { index, width in
      View(size: CGSize(width: width, height: height), hiddenCount: index + 1)
    }
    self.init(itemViews + badgeViews, tagKey: HiddenCount.self)
  }

  convenience init(_ row: ExactRow) {
    self.init(
      items: row.widths.map(\.double), badges: row.badges.prefix(row.widths.count).map(\.double))
  }

  var subviews: LayoutSubviews { LayoutSubviews(self) }
}

extension StubSubviews.Placement {
  /// Whether the subview was put out of sight with nothing proposed to it.
  var isParked: Bool {
    position.x > 1_000_000 && position.y > 1_000_000 && proposal == .zero
  }
}
