import Foundation
import HeadlessUI

extension LayoutExample {
  /// The smallest example that still shows something, as far as one step at a time leads.
  ///
  /// - Parameters:
  ///   - limit: How often `shows` may be asked.
  ///   - shows: Whether an example shows it; true for this one.
  func shrunk(limit: Int = 500, while shows: (LayoutExample) -> Bool) -> LayoutExample {
    var smallest = self
    var left = limit
    var found = true
    while found {
      found = false
      for candidate in smallest.smaller where candidate.weight < smallest.weight {
        guard left > 0 else { return smallest }
        left -= 1
        if shows(candidate) {
          smallest = candidate
          found = true
          break
        }
      }
    }
    return smallest
  }

  /// Examples a step smaller, those with the most left out first.
  private var smaller: [LayoutExample] {
    var results: [LayoutExample] = []
    func add(_ change: (inout LayoutExample) -> Void) {
      var example = self
      change(&example)
      if example != self { results.append(example) }
    }
    if subviews.count > 3 {
      add { $0.subviews.removeFirst(subviews.count / 2) }
      add { $0.subviews.removeLast(subviews.count / 2) }
    }
    for index in subviews.indices { add { $0.subviews.remove(at: index) } }
    for index in subviews.indices { add { $0.subviews[index].isFlexible = false } }
    for proposal in [ProposedViewSize.unspecified, .zero] {
      add { $0.earlier = proposal }
      add { $0.proposal = proposal }
    }
    addLengths(add)
    return results
  }

  private func addLengths(_ add: ((inout LayoutExample) -> Void) -> Void) {
    for axis in [\ProposedViewSize.width, \.height] {
      for length in Self.smaller(proposal[keyPath: axis]) {
        add { $0.proposal[keyPath: axis] = length }
      }
      for length in Self.smaller(earlier[keyPath: axis]) {
        add { $0.earlier[keyPath: axis] = length }
      }
    }
    for index in subviews.indices {
      for axis in [\ExampleSubview.width, \.height] {
        for length in Self.smaller(subviews[index][keyPath: axis]) {
          add { $0.subviews[index][keyPath: axis] = length }
        }
      }
    }
    // Subviews of one height keep it together.
    if let first = subviews.first, subviews.allSatisfy({ $0.height == first.height }) {
      for height in [1, 10] as [CGFloat] {
        add { example in
          for index in example.subviews.indices { example.subviews[index].height = height }
        }
      }
    }
  }

  private static func smaller(_ length: CGFloat?) -> [CGFloat?] {
    guard let length else { return [] }
    return [nil] + smaller(length).map(Optional.some)
  }

  private static func smaller(_ length: CGFloat) -> [CGFloat] {
    guard length.isFinite, length > 0 else { return length == 0 ? [] : [0, 100] }
    return [
      0, 10, (length / 4).rounded(), (length / 2).rounded(), length.rounded(.down), length - 10,
      length - 1, ((length - 0.1) * 10).rounded() / 10,
    ].filter { $0 >= 0 && $0 != length }
  }
}
