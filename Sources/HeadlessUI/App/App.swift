import Foundation

/// A program with windows: `@main` on a type that conforms lays its first window out and prints
/// it.
///
/// ```
/// my-app --size 680x160 --format svg > window.svg
/// ```
///
/// `--size` is the size of the window in points; without it, the window has the scene's
/// `defaultSize`, or ``LayoutDefaults/windowSize``. `--format` is `text`, which is an indented
/// line for each view, `json` or `svg`. The exit code is 0, 1 if the views could not be laid out,
/// or 2 for a command line that is wrong.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor @preconcurrency init()
}

extension App {
  @MainActor @preconcurrency public static func main() {
    let outcome = AppRun.outcome(of: Self(), arguments: Array(CommandLine.arguments.dropFirst()))
    FileHandle.standardOutput.write(Data(outcome.output.utf8))
    FileHandle.standardError.write(Data(outcome.message.utf8))
    exit(outcome.code)
  }
}

/// What running an app gives its caller.
package struct AppRun {
  package var output = ""
  /// A sentence for people; empty if all went well.
  package var message = ""
  package var code: Int32 = 0

  /// Lays the app's first window out as a command line says.
  @MainActor package static func outcome<A: App>(of app: A, arguments: [String]) -> AppRun {
    do throws(AppArgumentError) {
      guard let arguments = try AppArguments(arguments) else {
        return AppRun(output: AppArguments.help)
      }
      return run(app, arguments)
    } catch {
      return AppRun(message: "\(error.sentence)\n\(AppArguments.help)", code: 2)
    }
  }

  @MainActor private static func run<A: App>(_ app: A, _ arguments: AppArguments) -> AppRun {
    guard let window = app.body._windows.first else {
      return AppRun(message: "The app has no window. Add a WindowGroup to its body.\n", code: 1)
    }
    let host = LayoutHost(AppWindow(app: app))
    do {
      try host.layout(in: arguments.size ?? window.defaultSize ?? LayoutDefaults.windowSize)
      return AppRun(output: try arguments.format.text(of: host.snapshot()))
    } catch {
      return AppRun(message: "\(error)\n", code: 1)
    }
  }
}

/// The first window of an app as a view, with the state and the environment of the app.
nonisolated private struct AppWindow<A: App>: View, PropertyForwarding {
  let app: A

  static var forwardedType: Any.Type { A.self }

  @MainActor var body: AnyView { app.body._windows.first?.content ?? AnyView(EmptyView()) }
}
