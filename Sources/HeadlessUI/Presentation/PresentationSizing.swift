public import Foundation

/// How large a sheet is without detents.
nonisolated public protocol PresentationSizing: Sendable {
  /// The size of a sheet, in points; nil along an axis leaves it to the screen.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The content of a sheet, to be asked for its size.
nonisolated public struct PresentationSizingRoot {
  let node: _LayoutNode

  /// In points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.size(proposal)
  }
}

/// What the size of a sheet may depend on.
nonisolated public struct PresentationSizingContext {
  /// The size of the screen, in points.
  let screen: CGSize
}

/// As large as the screen, or as its detents say.
nonisolated public struct AutomaticPresentationSizing: PresentationSizing {
  public init() {}

  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    .unspecified
  }
}

/// As large as the content wants to be along some axes, and as another sizing says along the
/// others.
nonisolated public struct FittedPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    let size = base.proposedSize(for: root, context: context)
    let content = root.sizeThatFits(
      ProposedViewSize(
        width: horizontal ? nil : size.width ?? context.screen.width,
        height: vertical ? nil : size.height ?? context.screen.height))
    return ProposedViewSize(
      width: horizontal ? content.width : size.width,
      height: vertical ? content.height : size.height)
  }
}

extension PresentationSizing {
  /// The same, but as large as the content wants to be along some axes.
  nonisolated public func fitted(
    horizontal: Bool, vertical: Bool
  ) -> FittedPresentationSizing<Self> {
    FittedPresentationSizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  nonisolated public static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing
where Self == FittedPresentationSizing<AutomaticPresentationSizing> {
  /// As high as the content wants to be at the width of the screen.
  nonisolated public static var fitted: Self {
    AutomaticPresentationSizing().fitted(horizontal: false, vertical: true)
  }
}

enum PresentationSizingKey: PreferenceKey {
  static var defaultValue: (any PresentationSizing)? { nil }

  static func reduce(
    value: inout (any PresentationSizing)?, nextValue: () -> (any PresentationSizing)?
  ) {
    value = value ?? nextValue()
  }
}

extension View {
  /// How large the sheet around is. A height that this gives counts as one more detent, if it is
  /// positive.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    preference(key: PresentationSizingKey.self, value: sizing)
  }
}
