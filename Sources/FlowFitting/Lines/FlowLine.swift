import FixedLengths

/// A line of a flow: where its items begin, and how far they reach.
struct FlowLine: Hashable, Sendable {
  /// The index of its first item. It ends where the next line begins.
  var first: Int
  /// From the top of the flow.
  var top: FixedLength
  /// The right edge of the last item.
  var end = FixedLength.zero
  /// The rightmost edge of any item: with negative spacing it need not be the last one's.
  var width = FixedLength.zero
  /// The height of the tallest item.
  var height = FixedLength.zero

  var bottom: FixedLength { top + height }
}

extension FlowLine {
  /// Where the item at `index` starts if it stays on this line, after all items before it.
  @inline(__always)
  func x(of item: FlowItem, at index: Int) -> FixedLength {
    index == first ? .zero : end + item.gap
  }

  @inline(__always)
  mutating func add(_ item: FlowItem, at x: FixedLength) {
    end = x + item.width
    width = max(width, end)
    height = max(height, item.height)
  }

  /// Takes the items from `index` on as long as they stay on the line.
  ///
  /// An item stays if it ends inside the available width, or if the pen still stands at the line's
  /// start: a wider item would pass the width on any line.
  /// - Returns: the index of the item that begins the next line; the number of items if none does.
  mutating func fill(with items: [FlowItem], from start: Int, within available: FixedLength) -> Int
  {
    var index = start
    while index < items.count {
      let item = items[index]
      let x = x(of: item, at: index)
      if x != .zero, x + item.width > available { break }
      add(item, at: x)
      index += 1
    }
    return index
  }
}
