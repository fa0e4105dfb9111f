public import Foundation

extension View {
  /// Kept out of the way: nobody taps.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Kept out of the way: nobody presses.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// Kept out of the way: there is no pointer.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Without effect: nobody taps.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Without effect: nobody taps.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }

  /// Without effect on the layout; views inside read it as `isEnabled`.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    setting(!disabled) { $0.isEnabled = $1 }
  }

  /// Without effect.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Without effect.
  nonisolated public func help(_ text: Text) -> some View { self }

  /// Without effect.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }

  /// Without effect.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }

  /// Without effect: nothing is picked.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { self }

  /// Without effect: there are no safe areas.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  /// Without effect: there are no safe areas.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

private enum EnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether people may act on the views.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

/// Whether text may be selected.
nonisolated public protocol TextSelectability {}

nonisolated public struct EnabledTextSelectability: TextSelectability {}

nonisolated public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// Parts of a window that bars and keyboards would cover.
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
