package import Foundation
package import HeadlessUI

/// A flow whose work can be counted: the layout's own methods, with a recorder.
package protocol CountedFlow: Layout {
  func makeCache(_ subviews: Subviews, recorder: inout some FlowRecorder) -> Cache

  func update(_ cache: inout Cache, _ subviews: Subviews, recorder: inout some FlowRecorder)

  func size(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache,
    recorder: inout some FlowRecorder
  ) -> CGSize

  func place(
    in bounds: CGRect, _ subviews: Subviews, _ cache: inout Cache,
    recorder: inout some FlowRecorder)
}

/// Flows that keep what they measured answer and place from it alike.
extension CountedFlow where Cache == FlowCache {
  package func size(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout FlowCache,
    recorder: inout some FlowRecorder
  ) -> CGSize {
    cache.size(for: proposal, recorder: &recorder)
  }

  package func place(
    in bounds: CGRect, _ subviews: Subviews, _ cache: inout FlowCache,
    recorder: inout some FlowRecorder
  ) {
    cache.place(subviews, in: bounds, recorder: &recorder)
  }
}
