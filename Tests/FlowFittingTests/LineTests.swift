import Foundation
import HeadlessUI
import Testing

/// What is true of every strategy, one sentence each.
@Suite struct `A flow` {
  private func leaves(_ widths: [Double], height: Double = 10) -> [LayoutLeaf] {
    widths.map { LayoutLeaf(size: CGSize(width: $0, height: height)) }
  }

  @Test(arguments: Strategy.allCases)
  func `keeps what fits exactly on the line`(strategy: Strategy) {
    let tenths = strategy.container(leaves([0.1, 0.1, 0.1]), spacing: 0).frames(width: 0.3)
    #expect(tenths.allSatisfy { $0.minY == 0 })
    for width in stride(from: 1.0, through: 2000, by: 0.7) {
      let sevenths = leaves(Array(repeating: width / 7, count: 7))
      let frames = strategy.container(sevenths, spacing: 0).frames(width: width)
      #expect(frames.allSatisfy { $0.minY == 0 }, "\(width)")
    }
  }

  @Test(arguments: Strategy.allCases)
  func `allows a slack of 1/1024 pt and no more`(strategy: Strategy) {
    let items = leaves([50, 50])
    let inside = strategy.container(items, spacing: 0).frames(width: 100 - 1.0 / 1024)
    #expect(inside[1].origin == CGPoint(x: 50, y: 0))
    let outside = strategy.container(items, spacing: 0).frames(width: 100 - 1.01 / 1024)
    #expect(outside[1].origin == CGPoint(x: 0, y: 18))
  }

  @Test(arguments: Strategy.allCases)
  func `without items has no height and the width proposed`(strategy: Strategy) {
    let container = strategy.container([])
    #expect(
      container.sizeThatFits(ProposedViewSize(width: 50, height: 9))
        == CGSize(width: 50, height: 0))
    #expect(container.sizeThatFits(.unspecified) == .zero)
    #expect(container.frames(width: 50).isEmpty)
  }

  @Test(arguments: Strategy.allCases)
  func `gives an item that is too wide a line of its own, at its own size`(strategy: Strategy) {
    let frames = strategy.container(leaves([30, 150, 30])).frames(width: 100)
    #expect(frames.map(\.origin.y) == [0, 18, 36])
    #expect(frames[1].size == CGSize(width: 150, height: 10))
  }

  @Test(arguments: Strategy.allCases)
  func `wraps when it is placed in less than the ideal width it asked for`(strategy: Strategy) {
    let container = strategy.container(leaves([40, 40, 40]))
    let ideal = container.sizeThatFits(.unspecified)
    #expect(ideal == CGSize(width: 136, height: 10))
    let bounds = CGRect(x: 0, y: 0, width: 90, height: 40)
    let frames = container.place(in: bounds, proposal: .unspecified)
    #expect(frames.map(\.minY) == [0, 0, 18])
  }

  @Test(arguments: Strategy.allCases)
  func `is placed from the origin of its bounds on`(strategy: Strategy) {
    let container = strategy.container(leaves([40, 40, 40]))
    let bounds = CGRect(x: -7, y: 1000, width: 90, height: 40)
    let frames = container.place(in: bounds, proposal: ProposedViewSize(bounds.size))
    #expect(frames.map(\.minX) == [-7, 41, -7])
    #expect(frames.map(\.minY) == [1000, 1000, 1018])
  }

  @Test(arguments: Strategy.allCases)
  func `can be placed with an earlier proposal than the last`(strategy: Strategy) {
    let container = strategy.container(leaves([40, 40, 40]))
    let sizes = [90, 40, 200, 10, 300, 5].map {
      container.sizeThatFits(ProposedViewSize(width: $0, height: nil))
    }
    let proposal = ProposedViewSize(width: 90, height: nil)
    let frames = container.place(in: CGRect(origin: .zero, size: sizes[0]), proposal: proposal)
    #expect(frames.map(\.minY) == [0, 0, 18])
    #expect(frames.map(\.maxY).max() == sizes[0].height)
  }

  @Test(arguments: Strategy.allCases)
  func `uses the distances that its subviews prefer where it has no spacing`(strategy: Strategy) {
    var items = leaves([40, 40, 40])
    items[0] = items[0].spacing(3)
    items[2] = items[2].spacing(11)
    let frames = strategy.container(items, spacing: nil).frames(width: nil)
    #expect(frames.map(\.minX) == [0, 43, 94])
  }

  @Test(arguments: Strategy.allCases)
  func `takes whatever is proposed`(strategy: Strategy) {
    let container = strategy.container(leaves([40, 40]))
    for width in [0, -5, 1e300, .nan] as [CGFloat] {
      let size = container.sizeThatFits(ProposedViewSize(width: width, height: nil))
      #expect(size.height == (width == 1e300 ? 10 : 28), "\(width)")
    }
  }

  @Test(arguments: Strategy.allCases)
  func `takes subviews of any size for lengths in range`(strategy: Strategy) {
    let claims = [
      CGSize(width: -5, height: CGFloat.nan), CGSize(width: CGFloat.infinity, height: 4),
    ]
    let container = strategy.container(claims.map { claim in LayoutLeaf { _ in claim } })
    let size = container.sizeThatFits(.unspecified)
    #expect(size.width.isFinite)
    #expect(size.height == 4)
  }
}
