import Foundation

/// The sizes a node computed for the last three proposals.
struct SizeMemory {
  private struct Entry {
    // A dimension that is nil is not a number, which no proposal is.
    var width: Double = .nan
    var height: Double = .nan
    var size = CGSize.zero
  }

  private var first = Entry()
  private var second = Entry()
  private var third = Entry()
  private var count: UInt8 = 0
  private var next: UInt8 = 0

  /// How many proposals are remembered, as by SwiftUI.
  static let capacity = 3

  mutating func removeAll() {
    count = 0
    next = 0
  }

  func size(for proposal: ProposedViewSize) -> CGSize? {
    guard count > 0 else { return nil }
    let width = Self.pattern(proposal.width)
    let height = Self.pattern(proposal.height)
    if matches(first, width, height) { return first.size }
    guard count > 1 else { return nil }
    if matches(second, width, height) { return second.size }
    guard count > 2 else { return nil }
    return matches(third, width, height) ? third.size : nil
  }

  /// Remembers a size in place of the one remembered longest.
  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(
      width: Double(proposal.width ?? .nan), height: Double(proposal.height ?? .nan), size: size)
    switch next {
    case 0: first = entry
    case 1: second = entry
    default: third = entry
    }
    next = next == 2 ? 0 : next + 1
    count = min(count + 1, 3)
  }

  private func matches(_ entry: Entry, _ width: UInt64, _ height: UInt64) -> Bool {
    entry.width.bitPattern == width && entry.height.bitPattern == height
  }

  private static func pattern(_ value: CGFloat?) -> UInt64 {
    Double(value ?? .nan).bitPattern
  }
}
