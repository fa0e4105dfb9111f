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

/// As large as the content wants to be, at the width of the screen.
nonisolated public struct FittedPresentationSizing: PresentationSizing {
  let horizontal: Bool
  let vertical: Bool

  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    let size = root.sizeThatFits(
      ProposedViewSize(
        width: horizontal ? nil : context.screen.width,
        height: vertical ? nil : context.screen.height))
    return ProposedViewSize(
      width: horizontal ? size.width : nil, height: vertical ? size.height : nil)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  nonisolated public static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As high as the content wants to be at the width of the screen.
  nonisolated public static var fitted: FittedPresentationSizing {
    FittedPresentationSizing(horizontal: false, vertical: true)
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
  /// How large the sheet around is. A height that this gives comes before all detents, if it is
  /// positive.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    preference(key: PresentationSizingKey.self, value: sizing)
  }
}
