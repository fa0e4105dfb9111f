import Foundation
// In an app, this is `import SwiftUI`.
import HeadlessUI

/// Chips in lines, as many in a line as fit. Measures every chip each time it is asked.
struct PlainFlow: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    FlowLines(subviews.map { $0.sizeThatFits(.unspecified) }, width: proposal.width).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let lines = FlowLines(subviews.map { $0.sizeThatFits(.unspecified) }, width: proposal.width)
    for (subview, origin) in zip(subviews, lines.origins) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }
}

/// The same lines. Measures every chip once and keeps its size until the chips change.
struct KeptFlow: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    FlowLines(cache, width: proposal.width).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    let lines = FlowLines(cache, width: proposal.width)
    for (subview, origin) in zip(subviews, lines.origins) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }
}

/// Where chips of these sizes stand, in points.
struct FlowLines {
  private(set) var origins: [CGPoint] = []
  private(set) var size = CGSize.zero

  private static let spacing: CGFloat = 8
  /// What a sum may exceed the width by and still fit: sums of decimals are not exact.
  private static let slack: CGFloat = 1.0 / 1024

  init(_ sizes: [CGSize], width: CGFloat?) {
    let available = width ?? .infinity
    origins.reserveCapacity(sizes.count)
    var line = CGPoint.zero
    var lineHeight: CGFloat = 0
    for chip in sizes {
      if line.x > 0, line.x + chip.width > available + Self.slack {
        line = CGPoint(x: 0, y: line.y + lineHeight + Self.spacing)
        lineHeight = 0
      }
      origins.append(line)
      size.width = max(size.width, line.x + chip.width)
      line.x += chip.width + Self.spacing
      lineHeight = max(lineHeight, chip.height)
      size.height = line.y + lineHeight
    }
  }
}
