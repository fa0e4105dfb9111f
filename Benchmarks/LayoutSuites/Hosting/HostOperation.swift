import HeadlessUI
import Measurement
import TextMetrics

/// Updates of a tree of views as an operation: it runs on the main thread, as the views do.
final class HostOperation<Root: View>: PreparedOperation {
  private let session: HostSession<Root>
  private let cycleLength: Int

  /// - Parameters:
  ///   - measurer: What measures the texts of the views.
  ///   - cycleLength: Of the cell.
  ///   - work: What an operation does, with the measurer.
  /// - Throws: What the layout throws that leads to where operations begin.
  init(
    measurer: any TextMeasurer, cycleLength: Int = 1,
    work: @MainActor (any TextMeasurer) -> HostWork<Root>
  ) throws {
    // The processes of a run measure on their main thread alone, the measurer included.
    nonisolated(unsafe) let measurer = measurer
    session = try MainActor.assumeIsolated { try HostSession(work(measurer)) }
    self.cycleLength = cycleLength
  }

  func run(from position: Int, iterations: Int) -> UInt64 {
    MainActor.assumeIsolated { [session, cycleLength] in
      var position = position
      var sum: UInt64 = 0
      for _ in 0..<iterations {
        sum &+= session.perform(at: position)
        position += 1
        if position == cycleLength { position = 0 }
      }
      return sum
    }
  }

  func observe(at position: Int) -> Observation {
    MainActor.assumeIsolated { [session] in session.observe(at: position) }
  }

  func releaseState() {
    MainActor.assumeIsolated { [session] in session.releaseState() }
  }
}
