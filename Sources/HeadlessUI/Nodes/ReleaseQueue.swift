import Synchronization

/// Frees objects one after another that hold each other in long chains, which would otherwise be
/// freed recursively and exhaust the stack.
final class ReleaseQueue: Sendable {
  static let shared = ReleaseQueue()

  /// The last reference to an object, on its way from one owner to none.
  private struct LastReference: Sendable {
    nonisolated(unsafe) let object: Unmanaged<AnyObject>
  }

  private struct State: Sendable {
    var isReleasing = false
    var waiting: [LastReference] = []
  }

  private let state = Mutex(State())

  /// Lets go of `object` once nothing that is being freed is on the stack.
  ///
  /// The caller's reference is given up first, so that the queue's own is the last one.
  func release<Object: AnyObject>(_ object: inout Object?) {
    guard let reference = handOver(&object) else { return }
    guard append(reference) else { return }
    while let next = next() { next.object.release() }
  }

  private func handOver<Object: AnyObject>(_ object: inout Object?) -> LastReference? {
    defer { object = nil }
    return object.map { LastReference(object: Unmanaged.passRetained($0)) }
  }

  /// Whether the caller is the one to free what waits.
  private func append(_ reference: LastReference) -> Bool {
    state.withLock { state in
      state.waiting.append(reference)
      defer { state.isReleasing = true }
      return !state.isReleasing
    }
  }

  private func next() -> LastReference? {
    state.withLock { state in
      let next = state.waiting.popLast()
      if next == nil { state.isReleasing = false }
      return next
    }
  }
}
