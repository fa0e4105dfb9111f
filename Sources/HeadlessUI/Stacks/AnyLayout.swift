public import Foundation

/// A layout of any type; views keep their state when it becomes one of another type.
nonisolated public struct AnyLayout: Layout {
  private let box: any AnyLayoutBox

  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? ConcreteLayoutBox(layout: layout)
  }

  /// The cache of the erased layout, and what layout it belongs to.
  public struct Cache {
    fileprivate var value: Any
    fileprivate var layoutType: ObjectIdentifier
  }

  var orientation: Axis? { box.orientation }

  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateCache(&cache, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.size(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.place(bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.guide(guide, bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.guide(guide, bounds, proposal, subviews, &cache)
  }
}

extension AnyLayout: Equatable {
  /// Whether both are the same layout of the same type.
  public static func == (lhs: AnyLayout, rhs: AnyLayout) -> Bool { lhs.box.isSame(as: rhs.box) }
}

/// A layout whose type is not known.
private protocol AnyLayoutBox: Sendable {
  var orientation: Axis? { get }
  func isSame(as other: any AnyLayoutBox) -> Bool
  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache
  func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing
  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache)
  func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat?
  func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat?
}

private struct ConcreteLayoutBox<L: Layout>: AnyLayoutBox {
  let layout: L

  var orientation: Axis? { L.layoutProperties.stackOrientation }

  func isSame(as other: any AnyLayoutBox) -> Bool {
    guard let other = other as? ConcreteLayoutBox<L> else { return false }
    return HeadlessUI.isSame(layout, other.layout)
  }

  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(
      value: layout.makeCache(subviews: subviews), layoutType: ObjectIdentifier(L.self))
  }

  func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
    guard cache.layoutType == ObjectIdentifier(L.self) else {
      cache = makeCache(subviews)
      return
    }
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  /// Takes the layout's own cache out for the time of the work, so that it is changed in place.
  private func with<Value>(
    _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews, _ work: (inout L.Cache) -> Value
  ) -> Value {
    var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    cache.value = ()
    defer { cache.value = own }
    return work(&own)
  }
}
