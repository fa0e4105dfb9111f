import Foundation
import HeadlessUI

/// Makes random examples: the same ones for the same seed on every machine.
struct ExampleMaker {
  /// What an example is good for.
  enum Kind: CaseIterable {
    /// Anything: flexible subviews, subviews of no size, oversized ones, none.
    case mixed
    /// Fixed subviews of lengths in tenths of a point.
    case fixed
    /// Fixed subviews of one height.
    case lines
    /// A few fixed subviews that are very narrow and low.
    case narrow
  }

  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func example(_ kind: Kind) -> LayoutExample {
    var views = (0..<count(kind)).map { _ in subview(kind) }
    if kind == .lines {
      let height = CGFloat(pick(10...30))
      for index in views.indices { views[index].height = height }
      // Exact fits with many equal lengths are where sums go wrong.
      if chance(3) { for index in views.indices { views[index].width = views[0].width } }
    }
    let longest = views.map(\.width).reduce(0, +) + 10 * CGFloat(views.count)
    return LayoutExample(
      views, proposal: proposal(longest), earlier: proposal(longest))
  }

  private mutating func count(_ kind: Kind) -> Int {
    if kind == .narrow { return pick(2...6) }
    return chance(8) ? pick(0...1) : chance(8) ? pick(9...24) : pick(2...7)
  }

  private mutating func subview(_ kind: Kind) -> ExampleSubview {
    switch kind {
    case .narrow:
      return ExampleSubview(tenths(0...10), tenths(0...10))
    case .mixed where chance(4):
      return ExampleSubview(tenths(0...600), tenths(0...300), isFlexible: true)
    case .mixed, .fixed, .lines:
      if chance(8) { return ExampleSubview(0, chance(2) ? 0 : tenths(1...300)) }
      if chance(10) { return ExampleSubview(tenths(3000...9000), tenths(1...300)) }
      return ExampleSubview(chance(3) ? CGFloat(pick(1...90)) : tenths(1...900), tenths(1...300))
    }
  }

  private mutating func proposal(_ longest: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: length(longest), height: length(longest))
  }

  private mutating func length(_ longest: CGFloat) -> CGFloat? {
    switch pick(0...9) {
    case 0: nil
    case 1: 0
    case 2: .infinity
    case 3: 10
    default: tenths(0...Int(max(1, longest * 10)))
    }
  }

  private mutating func tenths(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(pick(range)) / 10
  }

  private mutating func pick(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func chance(_ oneIn: Int) -> Bool { pick(1...oneIn) == 1 }
}

/// The SplitMix64 generator of Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators" (OOPSLA 2014).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
