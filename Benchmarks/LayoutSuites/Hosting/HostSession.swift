import HeadlessUI
import Measurement

/// Goes through the operations of a workload with a tree of views.
@MainActor final class HostSession<Root: View> {
  private let work: HostWork<Root>
  /// The host that lives on from one operation to the next.
  private var keptHost: LayoutHost<Root>?

  init(_ work: HostWork<Root>) throws {
    self.work = work
    guard let start = work.start else { return }
    let host = work.makeHost()
    try start(host, 0)
    keptHost = host
  }

  /// - Returns: the digest of the frames after each update of the operation. One that fails has a
  ///   digest that no frames have, so that it counts as a wrong answer.
  func perform(at position: Int) -> UInt64 {
    perform(at: position) { _ in }
  }

  func observe(at position: Int) -> Observation {
    var counts = UpdateCounts()
    let digest = perform(at: position) { counts += $0 }
    return Observation(digest: digest, counts: WorkCounts(counts))
  }

  func releaseState() {
    keptHost = nil
  }

  private func perform(at position: Int, note: (UpdateCounts) -> Void) -> UInt64 {
    let host = keptHost ?? work.makeHost()
    var digest = FrameDigest()
    do {
      for update in work.updates {
        try update(host, position)
        host.forEachVisibleFrame { digest.add($0) }
        note(host.counts)
      }
    } catch {
      return 0
    }
    return digest.value
  }
}
