/// An icon and a title, in a row.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelParts) private var parts

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public var body: some View {
    HStack(spacing: LayoutDefaults.labelSpacing) {
      if parts != .title { icon }
      if parts != .icon { title }
    }
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

/// Which parts of labels are shown; only the styles of this module conform.
nonisolated public protocol LabelStyle {
  static var _parts: _LabelParts { get }
}

nonisolated public enum _LabelParts: Hashable, Sendable {
  case all
  case title
  case icon
}

nonisolated public struct DefaultLabelStyle: LabelStyle {
  public static var _parts: _LabelParts { .all }
  public init() {}
}

nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  public static var _parts: _LabelParts { .all }
  public init() {}
}

nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  public static var _parts: _LabelParts { .title }
  public init() {}
}

nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  public static var _parts: _LabelParts { .icon }
  public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private enum LabelPartsKey: EnvironmentKey {
  static let defaultValue = _LabelParts.all
}

extension EnvironmentValues {
  var labelParts: _LabelParts {
    get { self[LabelPartsKey.self] }
    set { self[LabelPartsKey.self] = newValue }
  }
}

extension View {
  /// Sets which parts of labels inside are shown.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    setting(S._parts) { $0.labelParts = $1 }
  }
}
