import HeadlessUI
import Measurement
import TextMetrics

/// Goes through the operations of a workload with a tree of views.
final class HostSession<Root: View>: HostScene {
  private let work: HostWork<Root>
  private let cycleLength: Int
  /// The host that lives on from one operation to the next.
  private var keptHost: LayoutHost<Root>?

  init(_ work: HostWork<Root>, cycleLength: Int) throws {
    self.work = work
    self.cycleLength = cycleLength
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
        try update(host, position % cycleLength)
        host.forEachVisibleFrame { digest.add($0) }
        note(host.counts)
      }
    } catch {
      return 0
    }
    return digest.value
  }
}

extension SceneOperation {
  /// Updates of a tree of views as an operation.
  ///
  /// - Parameters:
  ///   - measurer: What measures the texts of the views.
  ///   - cycleLength: Of the cell.
  ///   - work: What an operation does, with the measurer.
  /// - Throws: What the layout throws that leads to where operations begin.
  convenience init<Root: View>(
    measurer: any TextMeasurer, cycleLength: Int = 1,
    work: @MainActor (any TextMeasurer) -> HostWork<Root>
  ) throws {
    // The processes of a run measure on their main thread alone, the measurer included.
    nonisolated(unsafe) let measurer = measurer
    try self.init { try HostSession(work(measurer), cycleLength: cycleLength) }
  }
}
