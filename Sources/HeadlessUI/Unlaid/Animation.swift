/// How a change would be shown over time. Nothing moves here: views are laid out where they end.
nonisolated public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()
  public static let interactiveSpring = Animation()
  public static let smooth = Animation()
  public static let snappy = Animation()
  public static let bouncy = Animation()

  public static func linear(duration: Double) -> Animation { Animation() }

  public static func easeIn(duration: Double) -> Animation { Animation() }

  public static func easeOut(duration: Double) -> Animation { Animation() }

  public static func easeInOut(duration: Double) -> Animation { Animation() }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation() }

  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }

  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  public func delay(_ delay: Double) -> Animation { self }

  public func speed(_ speed: Double) -> Animation { self }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Does what changes views at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Without effect: views are laid out where they end.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View { self }

  /// Without effect: views are laid out where they end.
  nonisolated public func animation(_ animation: Animation?) -> some View { self }

  /// Without effect.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Without effect: views come and go at once.
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }

  /// Without effect: each view is laid out where it is.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
}

extension Binding {
  /// Without effect: what changes through the binding changes at once.
  public func animation(_ animation: Animation? = .default) -> Binding { self }
}
