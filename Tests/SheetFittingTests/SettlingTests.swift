import Foundation
import HeadlessUI
import SheetFitting
import TestArithmetic
import Testing

/// A sequence of random changes to the same screen in both strategies.
@MainActor private struct RandomChanges {
  private var random: SplitMix64
  let hosts: [(strategy: SheetStrategy, host: LayoutHost<FittedScreen>)]
  private var screen = CGSize(width: 320, height: 800)
  private var hasSheet = false

  private static let detents: [PresentationDetent] = [
    .large, .medium, .height(200), .fraction(0.3),
  ]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    let content = SheetContent.allCases.randomElement(using: &random) ?? .rows
    let count = Int.random(in: 0...16, using: &random)
    hosts = SheetStrategy.allCases.map {
      ($0, LayoutHost(FittedScreen(strategy: $0, content: content, count: count)))
    }
  }

  /// Makes some changes at once, and lays out.
  mutating func step() throws {
    for _ in 0..<Int.random(in: 1...3, using: &random) { try change() }
    for (_, host) in hosts { try host.layout(in: screen) }
    hasSheet = hosts.allSatisfy(\.host.rootView.isPresented)
  }

  private mutating func change() throws {
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      screen = CGSize(
        width: .random(in: 100...1200, using: &random),
        height: .random(in: 100...900, using: &random))
    case 1:
      let count = Int.random(in: 0...16, using: &random)
      for (_, host) in hosts { host.rootView.count = count }
    case 2:
      let additional = Set(Self.detents.filter { _ in Bool.random(using: &random) })
      for (_, host) in hosts { host.rootView.additional = additional }
    case 3:
      let isPresented = Int.random(in: 0..<4, using: &random) > 0
      for (_, host) in hosts { host.rootView.isPresented = isPresented }
    default:
      let detent = Self.detents.randomElement(using: &random) ?? .large
      if hasSheet { for (_, host) in hosts { try host.dragSheet(to: detent) } }
    }
  }
}

@MainActor @Suite struct SettlingTests {
  /// A thousand sequences of six layouts.
  @Test(
    "Random changes settle in two passes with feedback, in one without, and on the same frames",
    arguments: 0..<10)
  func settling(batch: UInt64) throws {
    for seed in (batch * 100)..<((batch + 1) * 100) {
      var changes = RandomChanges(seed: seed)
      for step in 0..<6 {
        try changes.step()
        var frames: [[CGRect]] = []
        for (strategy, host) in changes.hosts {
          let limit = strategy == .feedback ? 2 : 1
          #expect(host.counts.passes <= limit, "\(strategy), seed \(seed), step \(step)")
          let snapshot = host.snapshot()
          #expect(snapshot.sheets.allSatisfy { $0.frame.height > 0 }, "seed \(seed), step \(step)")
          frames.append(snapshot.seen.map(\.roundedToGrain))
        }
        #expect(frames[0] == frames[1], "seed \(seed), step \(step)")
      }
    }
  }
}

extension CGRect {
  /// In multiples of 1/1024 pt: sums of lengths that no `Double` holds differ by less.
  fileprivate var roundedToGrain: CGRect {
    func rounded(_ length: CGFloat) -> CGFloat { (length * 1024).rounded() / 1024 }
    return CGRect(
      x: rounded(minX), y: rounded(minY), width: rounded(width), height: rounded(height))
  }
}
