import Foundation
import TestArithmetic

/// Seeded flows of many kinds, with widths at which their lines change.
struct RandomFlow {
  var flow: ExactFlow
  var random: SplitMix64
  private let grain: Int128

  init(seed: UInt64, items: ClosedRange<Int> = 0...60) {
    random = SplitMix64(seed: seed)
    // Tenths, thirds, 1/64 pt as measured labels have, and whole points.
    let grains = [ExactDecimal.scale / 10, ExactDecimal.scale / 3, ExactDecimal.scale / 64]
    grain = (grains + [ExactDecimal.scale]).randomElement(using: &random)!
    let spacings = ["8", "0", "0.1", "7.3", "0.333333333333", "-0.1", "-3.3"]
    let lineSpacings = ["8", "0", "5.1", "-2"]
    flow = ExactFlow(
      sizes: [], spacing: ExactDecimal(spacings.randomElement(using: &random)!),
      lineSpacing: ExactDecimal(lineSpacings.randomElement(using: &random)!))
    for _ in 0..<Int.random(in: items, using: &random) { flow.sizes.append(size()) }
  }

  /// The size of another item; one in eight has no width.
  mutating func size() -> ExactSize {
    let isEmpty = Int.random(in: 0..<8, using: &random) == 0
    return ExactSize(isEmpty ? .zero : length(upTo: 120), length(upTo: 30))
  }

  /// A width that is interesting: where some items end if they share a line, just beside that, or
  /// anywhere.
  mutating func available() -> ExactDecimal {
    let nudges = ["0", "0", "-0.001", "0.001", "-0.0009765625"].map { ExactDecimal($0) }
    for _ in 0..<20 {
      var width = length(upTo: 400)
      if !flow.sizes.isEmpty {
        let first = Int.random(in: flow.sizes.indices, using: &random)
        let last = min(flow.sizes.count, first + Int.random(in: 1...6, using: &random))
        let items = flow.sizes[first..<last].map(\.width).reduce(.zero, +)
        let gaps = ExactDecimal(scaled: flow.spacing.scaled * Int128(last - first - 1))
        width = items + gaps + nudges.randomElement(using: &random)!
      }
      if width >= .zero, !flow.isUndecidable(available: width) { return width }
    }
    return ExactDecimal("100000")
  }

  /// Inserts, removes, moves or changes an item or a few.
  mutating func edit() {
    let count = flow.sizes.count
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      let place = Int.random(in: 0...count, using: &random)
      for _ in 0..<Int.random(in: 1...4, using: &random) { flow.sizes.insert(size(), at: place) }
    case 1 where count > 0:
      let first = Int.random(in: 0..<count, using: &random)
      flow.sizes.removeSubrange(
        first..<min(count, first + Int.random(in: 1...4, using: &random)))
    case 2 where count > 0:
      let item = flow.sizes.remove(at: Int.random(in: 0..<count, using: &random))
      flow.sizes.insert(item, at: Int.random(in: 0...(count - 1), using: &random))
    case 3 where count > 1:
      flow.sizes.swapAt(
        Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
    case 4 where count > 0:
      flow.sizes[Int.random(in: 0..<count, using: &random)] = size()
    default:
      flow.sizes.append(size())
    }
  }

  private mutating func length(upTo points: Int) -> ExactDecimal {
    let steps = Int128(points) * ExactDecimal.scale / grain
    return ExactDecimal(scaled: grain * Int128(Int64.random(in: 0...Int64(steps), using: &random)))
  }
}
