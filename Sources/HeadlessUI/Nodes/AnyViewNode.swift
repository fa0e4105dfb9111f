/// The node of an ``AnyView``.
final class AnyViewNode: ChoiceNodeBase {
  private var viewType: ObjectIdentifier?
  private var shown: AnyViewBoxBase?

  func show(_ box: AnyViewBoxBase, in inputs: _ViewInputs) {
    viewType = box.viewType
    shown = box
    content = box.makeNode(inputs, under: self)
  }

  func update(_ box: AnyViewBoxBase) {
    guard box !== shown else { return }
    if let content, box.viewType == viewType {
      shown = box
      box.updateNode(content)
    } else {
      removeContent()
      show(box, in: inputs)
      listChanged()
    }
  }
}
