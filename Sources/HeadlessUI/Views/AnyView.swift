/// A view of any type. Of two values after each other only those of the same type are the same
/// view.
nonisolated public struct AnyView: View {
  public typealias Body = Never

  let content: AnyViewContent

  public init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? AnyViewContent(AnyViewBox(view))
  }

  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = AnyViewNode(inputs)
    node.show(view.content.box, in: inputs)
    return node
  }

  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: AnyViewNode.self).update(view.content.box)
  }
}

/// Holds the box of an erased view and frees it without recursion, however many erased views
/// are inside each other.
final class AnyViewContent {
  private var kept: AnyViewBoxBase?

  var box: AnyViewBoxBase {
    guard let kept else { preconditionFailure("The box is given up when this is freed.") }
    return kept
  }

  init(_ box: AnyViewBoxBase) {
    kept = box
  }

  deinit {
    ReleaseQueue.shared.release(&kept)
  }
}

/// An erased view, seen from outside.
class AnyViewBoxBase {
  var viewType: ObjectIdentifier { preconditionFailure("Overridden by AnyViewBox.") }

  func makeNode(_ inputs: _ViewInputs, under parent: _ViewNode) -> _ViewNode {
    preconditionFailure("Overridden by AnyViewBox.")
  }

  func updateNode(_ node: _ViewNode) {
    preconditionFailure("Overridden by AnyViewBox.")
  }
}

final class AnyViewBox<V: View>: AnyViewBoxBase {
  private let view: V

  init(_ view: V) {
    self.view = view
  }

  override var viewType: ObjectIdentifier { ObjectIdentifier(V.self) }

  override func makeNode(_ inputs: _ViewInputs, under parent: _ViewNode) -> _ViewNode {
    inputs.makeNode(view, under: parent)
  }

  override func updateNode(_ node: _ViewNode) {
    V._updateNode(node, view)
  }
}
