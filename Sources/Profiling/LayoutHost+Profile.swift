public import HeadlessUI

extension LayoutHost {
  /// Does work with the host and says where it went.
  ///
  /// ```swift
  /// let host = LayoutHost(TagCloud(tags))
  /// print(try host.profile { try host.layout(in: CGSize(width: 320, height: 480)) })
  /// ```
  ///
  /// A host that was just made builds its views in the first layout. A layout in which nothing
  /// changed does next to nothing.
  ///
  /// - Parameters:
  ///   - meter: What the costs are; time unless another is given.
  ///   - work: What `work` throws is thrown on.
  /// - Complexity: Two readings of the meter an event; memory for each view, none for an event.
  public func profile(
    meter: ProfileMeter = .time, _ work: () throws -> Void
  ) rethrows -> LayoutProfile {
    let profiler = LayoutProfiler(meter: meter)
    let outer = graph.observer
    graph.observer = profiler
    defer { graph.observer = outer }
    try profiler.listen(to: work)
    return profiler.profile
  }
}
