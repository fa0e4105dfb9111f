import HeadlessUI

/// Goes on with the width of the badge for 1, whatever the badge shows.
struct OneBadgeRow: RowSteps {
  func visible(_ row: RowWidths, available: CGFloat) -> Int {
    var row = row
    row.badges = row.badges.map { _ in row.badges[0] }
    return CorrectRow().visible(row, available: available)
  }
}

/// Keeps room for the widest badge.
struct WidestBadgeRow: RowSteps {
  func visible(_ row: RowWidths, available: CGFloat) -> Int {
    var row = row
    row.badges = row.badges.map { _ in row.badges.max() ?? 0 }
    return CorrectRow().visible(row, available: available)
  }
}

/// Hides items by not placing them.
struct UnplacingRow: RowSteps {
  func hide(_ subview: LayoutSubview, in bounds: CGRect) {}
}

/// Hides an item that fits exactly.
struct StrictRow: RowSteps {
  func fits(_ length: CGFloat, in available: CGFloat) -> Bool { length + 1.0 / 2048 < available }
}

/// Loses exact fits: sums of decimals are compared without a slack.
struct RoundingRow: RowSteps {
  func fits(_ length: CGFloat, in available: CGFloat) -> Bool { length <= available }
}

/// Stops at the first row that does not fit, though with overlapping items a longer one may.
struct StoppingRow: RowSteps {
  var spacing: CGFloat { -30 }

  func visible(_ row: RowWidths, available: CGFloat) -> Int {
    var visible = 0
    while visible < row.items.count, fits(row.width(visible: visible + 1), in: available) {
      visible += 1
    }
    return visible
  }
}

/// Never shows all items without a badge.
struct BadgeKeepingRow: RowSteps {
  func visible(_ row: RowWidths, available: CGFloat) -> Int {
    (0..<max(1, row.items.count)).last { fits(row.width(visible: $0), in: available) } ?? 0
  }
}

/// Shows the badge for 1, whatever is hidden.
struct WrongBadgeRow: RowSteps {
  func badge(hidden: Int) -> Int { 1 }
}
