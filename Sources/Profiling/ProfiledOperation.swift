/// An operation that tells a profiler its phases, such as `build` and `choose`.
///
/// Views and containers are observed without this; it is for work without views.
public protocol ProfiledOperation: AnyObject {
  /// Does the operation at a position of its cycle once.
  func run(at position: Int, telling profiler: LayoutProfiler)
}
