public import Foundation

/// A type that sizes and places the views of a container.
///
/// The protocol is SwiftUI's, requirement by requirement: a layout written for SwiftUI
/// compiles when `import SwiftUI` becomes `import HeadlessUI`. Only
/// ``sizeThatFits(proposal:subviews:cache:)`` and
/// ``placeSubviews(in:proposal:subviews:cache:)`` have no default.
public protocol Layout: Sendable, Animatable {
  /// What is true of all layouts of this type; by default nothing particular.
  static var layoutProperties: LayoutProperties { get }

  /// What the layout keeps between calls; by default nothing.
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  /// Makes the cache. Called once, before any other method gets it.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after the layout or any of its subviews changed.
  ///
  /// By default the cache is made anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances the container prefers to its neighbours.
  ///
  /// By default the union of those of all its subviews.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container for a proposal, in points.
  ///
  /// May be called with any proposals, any number of times.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each of the subviews.
  ///
  /// - Parameters:
  ///   - bounds: Where the container is; its origin is not zero in general, and its size is
  ///     what `sizeThatFits` gave for `proposal`, or whatever the parent decided.
  ///   - proposal: Any of the proposals that were measured, not only the last one.
  ///   - subviews: The views to place.
  ///   - cache: What the layout keeps.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The explicit position of a guide of the container on the x axis of `bounds`, in points;
  /// nil if it has none.
  ///
  /// By default the explicit guides of the placed subviews, merged.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The explicit position of a guide of the container on the y axis of `bounds`, in points;
  /// nil if it has none.
  ///
  /// By default the explicit guides of the placed subviews, merged.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}
