public import Foundation

/// Views in a row.
nonisolated public struct HStack<Content: View>: _ContainerView {
  public typealias Body = Never

  public static var _name: String { "HStack" }
  public let _layout: HStackLayout
  public let _content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _layout = HStackLayout(alignment: alignment, spacing: spacing)
    _content = content()
  }
}

/// Views in a column.
nonisolated public struct VStack<Content: View>: _ContainerView {
  public typealias Body = Never

  public static var _name: String { "VStack" }
  public let _layout: VStackLayout
  public let _content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _layout = VStackLayout(alignment: alignment, spacing: spacing)
    _content = content()
  }
}

/// Views on top of each other, the first at the back.
nonisolated public struct ZStack<Content: View>: _ContainerView {
  public typealias Body = Never

  public static var _name: String { "ZStack" }
  public let _layout: ZStackLayout
  public let _content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    _layout = ZStackLayout(alignment: alignment)
    _content = content()
  }
}
