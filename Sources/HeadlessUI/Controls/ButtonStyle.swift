/// How buttons look, as a view made of their labels.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ButtonStyleConfiguration
}

/// What a button is, for its style.
nonisolated public struct ButtonStyleConfiguration {
  /// The label of the button.
  nonisolated public struct Label: View {
    let content: AnyView

    @MainActor public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  /// Nobody presses it.
  public let isPressed = false
}

/// A look of buttons that the platform has; all of them are laid out as the label alone.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
}

nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
}

nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
}

nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
}

nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A style of any type.
nonisolated struct AnyButtonStyle {
  let style: any ButtonStyle

  @MainActor func makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    func body<S: ButtonStyle>(_ style: S) -> AnyView {
      AnyView(StyledButton(style: style, configuration: configuration))
    }
    return body(style)
  }
}

/// The body of a style, with the style's own state and environment.
nonisolated private struct StyledButton<Style: ButtonStyle>: View, PropertyForwarding {
  let style: Style
  let configuration: ButtonStyleConfiguration

  static var forwardedType: Any.Type { Style.self }

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle? { nil }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how buttons inside look.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    setting(AnyButtonStyle(style: style)) { $0.buttonStyle = $1 }
  }

  /// Has buttons inside laid out as their labels, whatever the style.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    setting(nil) { $0.buttonStyle = $1 }
  }
}
