import FlowFitting
import Foundation
import HeadlessUI
import RowFitting

/// A flow with its subviews and its cache, driven as a container drives a layout.
struct FlowState<Content: CountedFlow> {
  private let layout: Content
  private let labels: LabelSubviews
  /// The labels, or what observes them.
  private let source: any SubviewSource
  private let question: FlowQuestion
  private var subviews: LayoutSubviews
  private var cache: Content.Cache

  /// - Parameter count: How many of the labels are there from the start.
  init(
    _ layout: Content, _ question: FlowQuestion, count: Int, counting work: inout FlowWork?
  ) {
    self.layout = layout
    self.question = question
    labels = LabelSubviews(question.row, count: count)
    source = LayoutObservation.observed(labels)
    subviews = LayoutSubviews(source)
    if var counted = work {
      cache = layout.makeCache(subviews, recorder: &counted)
      work = counted
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
  }

  /// Sizes the flow and places its labels in that size.
  /// - Returns: equal for the same size and the same places.
  mutating func layOut(width: Double, counting work: inout FlowWork?) -> UInt64 {
    let proposal = ProposedViewSize(width: width, height: nil)
    let size = size(proposal, counting: &work)
    let bounds = CGRect(origin: .zero, size: size)
    labels.digest = 0
    if var counted = work {
      layout.place(in: bounds, subviews, &cache, recorder: &counted)
      work = counted
    } else {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return labels.digest &+ LabelSubviews.digest(of: size)
  }

  mutating func edit(_ edit: FlowQuestion.Edit, counting work: inout FlowWork?) {
    labels.edit(edit)
    update(counting: &work)
  }

  /// Lets the labels that are not there yet arrive one by one, asking for the size after each.
  mutating func appendAll(width: Double, counting work: inout FlowWork?) -> UInt64 {
    let proposal = ProposedViewSize(width: width, height: nil)
    var digest: UInt64 = 0
    while labels.count < question.row.count {
      labels.count += 1
      subviews = LayoutSubviews(source)
      update(counting: &work)
      digest &+= LabelSubviews.digest(of: size(proposal, counting: &work))
    }
    return digest
  }

  private mutating func update(counting work: inout FlowWork?) {
    if var counted = work {
      layout.update(&cache, subviews, recorder: &counted)
      work = counted
    } else {
      layout.updateCache(&cache, subviews: subviews)
    }
  }

  private mutating func size(
    _ proposal: ProposedViewSize, counting work: inout FlowWork?
  ) -> CGSize {
    guard var counted = work else {
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    let size = layout.size(proposal, subviews, &cache, recorder: &counted)
    work = counted
    return size
  }
}
