/// A view, and a sheet that it presents or none.
nonisolated struct Presentation<Sheet: View>: ViewModifier {
  typealias Body = Never

  /// Another one is another sheet.
  let id: AnyHashable
  let sheet: Sheet?
  let onDismiss: (() -> Void)?
  let dismiss: () -> Void

  static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = PresentationNode<Sheet>(inputs)
    node.content = inputs.makeNode(content, under: node)
    node.update(modifier)
    return node
  }

  static func _updateNode<V: View>(_ node: _ViewNode, _ modifier: Self, _ content: V) {
    let node = unsafeDowncast(node, to: PresentationNode<Sheet>.self)
    V._updateNode(node.content, content)
    node.update(modifier)
  }
}

/// Structure: a view that can present a sheet.
final class PresentationNode<Sheet: View>: WrapperNode {
  private var sheet: (id: AnyHashable, node: SheetNode)?
  private let dismissal = Dismissal()

  func update(_ new: Presentation<Sheet>) {
    dismissal.dismiss = new.dismiss
    if let sheet, new.sheet == nil || sheet.id != new.id {
      sheet.node.dismantle()
      self.sheet = nil
      if let onDismiss = new.onDismiss { graph.actions.append(onDismiss) }
    }
    guard let content = new.sheet else { return }
    let view = content.setting(DismissAction(presentation: dismissal)) { $0.dismiss = $1 }
    if let sheet { return sheet.node.show(view) }
    var inputs = inputs
    inputs.parent = self
    inputs.depth += 1
    let node = SheetNode(inputs)
    sheet = (new.id, node)
    graph.present(node)
    node.show(view)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    if let sheet { body(sheet.node) }
  }

  /// What is said in a sheet is not said by the view that presents it.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    content.preference(key)
  }
}
