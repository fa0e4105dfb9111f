/// The detents that the content of a sheet asks for.
nonisolated struct DetentChoice {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?
}

enum DetentChoiceKey: PreferenceKey {
  static var defaultValue: DetentChoice? { nil }

  static func reduce(value: inout DetentChoice?, nextValue: () -> DetentChoice?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// The heights at which the sheet around can rest: at the smallest that is active, unless it
  /// was dragged to another one.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    preference(
      key: DetentChoiceKey.self, value: DetentChoice(detents: detents, selection: nil))
  }

  /// The heights at which the sheet around can rest: at the selected one, or at the smallest if
  /// that is not among those that are active.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    preference(
      key: DetentChoiceKey.self, value: DetentChoice(detents: detents, selection: selection))
  }
}
