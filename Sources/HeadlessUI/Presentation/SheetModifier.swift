/// A sheet while a value is true.
nonisolated struct SheetModifier<Sheet: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      Presentation(
        id: 0, sheet: isPresented.wrappedValue ? sheet() : nil, onDismiss: onDismiss,
        dismiss: { isPresented.wrappedValue = false }))
  }
}

/// A sheet while there is an item, another one for each item.
nonisolated struct ItemSheetModifier<Item: Identifiable, Sheet: View>: ViewModifier {
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet

  @MainActor func body(content: Content) -> some View {
    let item = item.wrappedValue
    content.modifier(
      Presentation(
        id: AnyHashable(item?.id), sheet: item.map { sheet($0) }, onDismiss: onDismiss,
        dismiss: { self.item.wrappedValue = nil }))
  }
}

extension View {
  /// Shows a sheet over the screen while a value is true.
  ///
  /// The sheet is a further root of the snapshot. ``presentationDetents(_:)`` on its content
  /// says how high it is; it is as high as the screen otherwise.
  ///
  /// - Parameters:
  ///   - isPresented: Becomes false when the content dismisses the sheet.
  ///   - onDismiss: Is called when the sheet is gone.
  ///   - content: The views in the centre of the sheet.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(isPresented: isPresented, onDismiss: onDismiss, sheet: content))
  }

  /// Shows a sheet over the screen while there is an item; another item is another sheet.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(item: item, onDismiss: onDismiss, sheet: content))
  }
}
