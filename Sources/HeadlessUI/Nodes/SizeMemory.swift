import Foundation

/// The sizes a node computed for the three proposals it was asked for last.
///
/// An answer that is asked for again stays. Stacks depend on that: they ask for 0 and infinity
/// each time, and for another share each time; were the oldest answer to go, a nest of stacks
/// would be measured a number of times that grows exponentially with its depth.
struct SizeMemory {
  private struct Entry {
    var proposal = PackedProposal()
    var size = CGSize.zero
  }

  /// The entries, the one asked for last first.
  private var first = Entry()
  private var second = Entry()
  private var third = Entry()
  private var count: UInt8 = 0

  mutating func removeAll() {
    count = 0
  }

  mutating func size(for proposal: ProposedViewSize) -> CGSize? {
    guard count > 0 else { return nil }
    let proposal = PackedProposal(proposal)
    if first.proposal == proposal { return first.size }
    guard count > 1 else { return nil }
    if second.proposal == proposal {
      swap(&first, &second)
      return first.size
    }
    guard count > 2, third.proposal == proposal else { return nil }
    (first, second, third) = (third, first, second)
    return first.size
  }

  /// Remembers a size in place of the one asked for longest ago.
  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    third = second
    second = first
    first = Entry(proposal: PackedProposal(proposal), size: size)
    count = min(count + 1, 3)
  }
}
