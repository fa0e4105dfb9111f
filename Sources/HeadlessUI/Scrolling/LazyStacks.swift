public import Foundation

/// Views in a column, of which a scroll view around makes only those that can be seen.
///
/// Takes the width proposed to it. Inside a ``ScrollView`` that scrolls vertically, only rows
/// that are visible, or less than ``LayoutDefaults/lazyMargin`` away, are made; those made stay,
/// with their state. A row not made yet counts as long as the rows made first were on average.
/// Everywhere else all rows are made.
///
/// Each element of a ``ForEach``, and each other view, is one row; a view with a body is made as
/// a whole, whatever is in it. Rows without a spacing of their own are
/// ``LayoutDefaults/spacing`` apart.
nonisolated public struct LazyVStack<Content: View>: View {
  public typealias Body = Never

  let line: LazyLine
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    line = LazyLine(
      axis: .vertical, guide: AlignmentKey(alignment), spacing: spacing ?? LayoutDefaults.spacing)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    LazyStackNode(view.line, ViewList(of: view.content, isLazy: true), inputs)
  }

  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: LazyStackNode.self)
      .update(view.line, ViewList(of: view.content, isLazy: true))
  }
}

/// Views in a row, of which a scroll view around makes only those that can be seen.
///
/// Takes the height proposed to it; everything else is as in a ``LazyVStack``.
nonisolated public struct LazyHStack<Content: View>: View {
  public typealias Body = Never

  let line: LazyLine
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    line = LazyLine(
      axis: .horizontal, guide: AlignmentKey(alignment),
      spacing: spacing ?? LayoutDefaults.spacing)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    LazyStackNode(view.line, ViewList(of: view.content, isLazy: true), inputs)
  }

  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: LazyStackNode.self)
      .update(view.line, ViewList(of: view.content, isLazy: true))
  }
}

/// How the rows of a lazy stack are lined up.
nonisolated struct LazyLine: Equatable {
  let axis: Axis
  /// The guide across the stack.
  let guide: AlignmentKey
  /// In points.
  let spacing: CGFloat
}
