public import Foundation

/// A part of an app that has windows.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The windows of the scene, the first being the one that is laid out.
  @MainActor @preconcurrency var _windows: [_Window] { get }
}

extension Scene {
  public var _windows: [_Window] { body._windows }
}

extension Never: Scene {
  /// Never called: there is no value of the type.
  public var body: Never { preconditionFailure("No value has this type.") }

  public var _windows: [_Window] { [] }
}

extension Scene where Body == Never {
  /// Never called: the engine knows what a scene without a body is.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; the engine opens it itself.")
  }
}

/// A window, not open yet.
nonisolated public struct _Window {
  var content: AnyView
  /// In points; nil where nobody said.
  var defaultSize: CGSize?
}

/// Makes one scene of the statements in a closure.
@resultBuilder
nonisolated public struct SceneBuilder {
  @MainActor public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }

  @MainActor public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    var windows: [_Window] = []
    for scene in repeat each content { windows += scene._windows }
    return _Windows(_windows: windows)
  }
}

/// The windows of several scenes.
nonisolated struct _Windows: Scene {
  typealias Body = Never

  let _windows: [_Window]
}

/// A window with a view.
nonisolated public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var _windows: [_Window] { [_Window(content: AnyView(content))] }
}

extension Scene {
  /// The size of the window where the command line names none, in points.
  public func defaultSize(_ size: CGSize) -> some Scene {
    _Windows(
      _windows: _windows.map { _Window(content: $0.content, defaultSize: size) })
  }

  /// The size of the window where the command line names none, in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Without effect: a window has the size it is given.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// How the size of a window follows its content.
nonisolated public struct WindowResizability: Hashable, Sendable {
  let name: String

  public static let automatic = WindowResizability(name: "automatic")
  public static let contentSize = WindowResizability(name: "contentSize")
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}
