package import Foundation

/// What answers for the subviews of a container: they are positions in it, not objects.
///
/// ``LayoutSubviews`` and ``LayoutSubview`` are values that hold a source and positions, so a
/// source of millions of subviews need not keep one object a subview. Everything but
/// `count`, `sizeThatFits` and `place` has a default, that of a view nobody modified.
///
/// A source belongs to the thread that lays out. `index` lies in `0..<count`, which is
/// checked before the source is asked.
@usableFromInline package protocol SubviewSource: AnyObject {
  var count: Int { get }

  var layoutDirection: LayoutDirection { get }

  /// The size the subview takes for a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize, at index: Int) -> CGSize

  /// The explicit position of a guide in a subview of a size, in points from its top leading
  /// corner; nil if the subview has none.
  func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, at index: Int
  ) -> CGFloat?

  /// Whether a subview may have an explicit position of a guide: false saves looking for it.
  func mayHaveGuide(_ key: AlignmentKey, at index: Int) -> Bool

  /// Puts the point `anchor` of the subview at `position`, in the space of the bounds the
  /// layout was given. The last call for an index counts.
  func place(at index: Int, position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)

  func priority(at index: Int) -> Double

  func spacing(at index: Int) -> ViewSpacing

  func layoutValue<K: LayoutValueKey>(for key: K.Type, at index: Int) -> K.Value
}

extension SubviewSource {
  package var layoutDirection: LayoutDirection { .leftToRight }

  package func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, at index: Int
  ) -> CGFloat? { nil }

  @usableFromInline package func mayHaveGuide(_ key: AlignmentKey, at index: Int) -> Bool { true }

  package func priority(at index: Int) -> Double { LayoutDefaults.priority }

  package func spacing(at index: Int) -> ViewSpacing { ViewSpacing() }

  package func layoutValue<K: LayoutValueKey>(for key: K.Type, at index: Int) -> K.Value {
    K.defaultValue
  }
}
