import Foundation
import HeadlessUI

/// Tells the views of a run apart, as long as their objects live.
struct ViewKey: Hashable {
  private let object: ObjectIdentifier
  /// Of a leaf among others.
  private let index: Int?

  init(_ object: AnyObject, at index: Int? = nil) {
    self.object = ObjectIdentifier(object)
    self.index = index
  }

  /// Nil for what is no view.
  init?(_ view: ObservedView) {
    switch view {
    case .tree: return nil
    case .node(let node): self.init(node)
    case .container(let container): self.init(container.leafSubviews)
    case .leaf(let index, let leaves): self.init(leaves, at: index)
    }
  }
}

/// A size or a proposal by the bits of its numbers.
struct SizeKey: Hashable {
  private let width: UInt64
  private let height: UInt64

  init(_ size: CGSize) {
    width = Double(size.width).bitPattern
    height = Double(size.height).bitPattern
  }

  init(_ proposal: ProposedViewSize) {
    width = Double(proposal.width ?? .nan).bitPattern
    height = Double(proposal.height ?? .nan).bitPattern
  }
}

/// A set of sizes, most often of one.
struct SizeSet {
  private var first: SizeKey?
  private var others: Set<SizeKey> = []

  /// - Returns: Whether the size was not in the set.
  mutating func insert(_ size: SizeKey) -> Bool {
    guard let first else {
      self.first = size
      return true
    }
    return first != size && others.insert(size).inserted
  }
}
