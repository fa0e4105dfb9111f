import Synchronization

/// Stands for a body node where others hold on to it longer than the tree does.
final class ReaderHandle: Sendable {
  // Touched by the thread that lays out only; cleared when the node leaves the tree.
  nonisolated(unsafe) private weak var kept: (any BodyReader)?

  init(_ node: any BodyReader) {
    kept = node
  }

  func invalidate() {
    kept?.invalidate()
  }
}

/// Changes of observed models, from whichever thread made them.
final class ChangeInbox: Sendable {
  private let waiting = Mutex<[ReaderHandle]>([])

  var isEmpty: Bool { waiting.withLock { $0.isEmpty } }

  func append(_ handle: ReaderHandle) {
    waiting.withLock { $0.append(handle) }
  }

  /// Invalidates the nodes whose models changed.
  func drain() {
    let handles = waiting.withLock { waiting in
      defer { waiting.removeAll() }
      return waiting
    }
    for handle in handles { handle.invalidate() }
  }
}
