import FlowFitting
import Foundation
import HeadlessUI
import TestArithmetic
import Testing

@Suite struct `Random flows` {
  /// Set to a seed to replay that flow alone.
  static let variable = "FLOW_SEED"

  static func seeds(_ count: UInt64) -> [UInt64] {
    let replayed = ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
    return replayed.map { [$0] } ?? Array(0..<count)
  }

  @Test(arguments: Strategy.allCases)
  func `are laid out as the oracle says, at widths where lines just fit`(strategy: Strategy) {
    for seed in Self.seeds(400) {
      var random = RandomFlow(seed: seed)
      let container = strategy.container(random.flow)
      for _ in 0..<8 {
        let available = random.available()
        let exact = random.flow.answer(available: available)
        let frames = container.frames(width: available.double)
        let size = container.sizeThatFits(ProposedViewSize(width: available.double, height: nil))
        #expect(
          exact.agrees(with: frames, height: size.height),
          "\(strategy) at \(available), replay with \(Self.variable)=\(seed)")
      }
    }
  }

  @Test(arguments: Strategy.allCases)
  func `are after any edits what a fresh flow of the same items is, for every width remembered`(
    strategy: Strategy
  ) {
    for seed in Self.seeds(300) {
      var random = RandomFlow(seed: seed, items: 0...40)
      let container = strategy.container(random.flow)
      let widths = (0..<3).map { _ in random.available().double } + [nil]
      for step in 0..<12 {
        for _ in 0..<Int.random(in: 0...2, using: &random.random) { random.edit() }
        container.update { $0 = random.flow.leaves }
        let fresh = Strategy.plain.container(random.flow)
        for width in widths.shuffled(using: &random.random) {
          #expect(
            container.frames(width: width) == fresh.frames(width: width),
            "\(strategy), step \(step), replay with \(Self.variable)=\(seed)")
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func `whose subviews have identities are after any edits what a fresh flow is`(
    prefersSpacing: Bool
  ) {
    for seed in Self.seeds(300) {
      var random = RandomFlow(seed: seed, items: 0...40)
      func leaves() -> [LayoutLeaf] {
        random.flow.sizes.map { size in
          // One in four has no identity; the preferred spacing is part of it.
          let identity = size.identity
          let leaf = size.leaf.spacing(CGFloat(identity & 7))
          return identity & 3 == 0
            ? leaf : leaf.layoutValue(key: SizeIdentity.self, value: identity)
        }
      }
      let spacing = prefersSpacing ? nil : CGFloat(random.flow.spacing.double)
      let container = Strategy.incremental.container(leaves(), spacing: spacing)
      let widths = (0..<3).map { _ in random.available().double } + [nil]
      for step in 0..<12 {
        for _ in 0..<Int.random(in: 0...2, using: &random.random) { random.edit() }
        container.update { $0 = leaves() }
        let fresh = Strategy.plain.container(leaves(), spacing: spacing)
        for width in widths.shuffled(using: &random.random) {
          #expect(
            container.frames(width: width) == fresh.frames(width: width),
            "step \(step), replay with \(Self.variable)=\(seed)")
        }
      }
    }
  }

  @Test(arguments: Strategy.keeping)
  func `that only grow are right with a revision, for every width remembered`(strategy: Strategy) {
    for seed in Self.seeds(100) {
      var random = RandomFlow(seed: seed, items: 0...10)
      let container = strategy.container(
        random.flow.leaves, spacing: random.flow.spacing.double,
        lineSpacing: random.flow.lineSpacing.double, revision: 1)
      let widths = (0..<3).map { _ in random.available().double } + [nil]
      for step in 0..<20 {
        for _ in 0..<Int.random(in: 0...3, using: &random.random) {
          random.flow.sizes.append(random.size())
        }
        container.update { $0 = random.flow.leaves }
        let fresh = Strategy.plain.container(random.flow)
        for width in widths.shuffled(using: &random.random).prefix(2) {
          #expect(
            container.frames(width: width) == fresh.frames(width: width),
            "\(strategy), step \(step), replay with \(Self.variable)=\(seed)")
        }
      }
    }
  }
}

extension ExactSize {
  /// The same number for the same size, in every process.
  fileprivate var identity: Int {
    let seed = UInt64(truncatingIfNeeded: width.scaled &* 31 &+ height.scaled)
    var random = SplitMix64(seed: seed)
    return Int(truncatingIfNeeded: random.next() >> 1)
  }
}
