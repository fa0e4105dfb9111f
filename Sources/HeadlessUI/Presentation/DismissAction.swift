/// Dismisses the sheet in which it is found in the environment.
nonisolated public struct DismissAction {
  let presentation: Dismissal?

  /// Has no effect outside of a sheet.
  @MainActor public func callAsFunction() {
    presentation?.dismiss()
  }
}

/// How the sheet of a view is dismissed; the same object as long as the view is in the tree.
nonisolated final class Dismissal {
  var dismiss: () -> Void = {}
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(presentation: nil) }
}

extension EnvironmentValues {
  /// Dismisses the sheet around.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
