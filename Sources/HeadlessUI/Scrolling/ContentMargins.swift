public import Foundation

/// What the margins of a scroll view are for.
nonisolated public struct ContentMarginPlacement: Sendable {
  enum Part {
    case automatic
    case content
    case indicators
  }

  let part: Part

  /// Both the content and the indicators.
  public static let automatic = ContentMarginPlacement(part: .automatic)
  /// What is scrolled.
  public static let scrollContent = ContentMarginPlacement(part: .content)
  /// The indicators, which take no space: such margins change no frame.
  public static let scrollIndicators = ContentMarginPlacement(part: .indicators)
}

/// The margins of the scroll views inside a view.
nonisolated struct ContentMargins: Equatable {
  var content = EdgeInsets()

  /// Sets margins at some edges; those of the others stay.
  mutating func set(_ insets: EdgeInsets, at edges: Edge.Set) {
    if edges.contains(.top) { content.top = insets.top }
    if edges.contains(.leading) { content.leading = insets.leading }
    if edges.contains(.bottom) { content.bottom = insets.bottom }
    if edges.contains(.trailing) { content.trailing = insets.trailing }
  }
}

/// Margins at some edges.
nonisolated private struct MarginChange: Equatable {
  let edges: Edge.Set
  let insets: EdgeInsets
}

private enum ContentMarginsKey: EnvironmentKey {
  static let defaultValue = ContentMargins()
}

extension EnvironmentValues {
  var contentMargins: ContentMargins {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

extension View {
  /// Gives the content of the scroll views inside margins at some edges, in points, which scroll
  /// along with it.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let edges = placement.part == .indicators ? [] : edges
    return modifier(
      EnvironmentModifier(
        value: MarginChange(edges: edges, insets: insets),
        apply: { $0.contentMargins.set($1.insets, at: $1.edges) }, transforms: true))
  }

  /// Gives the content of the scroll views inside margins at some edges, in points; nil is none,
  /// the default.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 0
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Gives the content of the scroll views inside margins at all edges, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
