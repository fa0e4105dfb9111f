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
