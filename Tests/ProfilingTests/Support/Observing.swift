import HeadlessUI
import Profiling

enum LayoutObservationScope {
  /// Has a profiler hear of a host that was made without one.
  @MainActor static func observe<Root: View>(
    _ host: LayoutHost<Root>, with profiler: LayoutProfiler
  ) {
    host.graph.observer = profiler
  }
}
