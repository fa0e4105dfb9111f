import Foundation

/// Something a view says to the layout that contains it, through all modifiers around it.
///
/// Of two values around the same view the inner one counts.
nonisolated struct LayoutValueModifier<K: LayoutValueKey>: ViewModifier {
  typealias Body = Never

  let value: K.Value

  static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = LayoutValueNode<K>(modifier.value, inputs)
    node.attach(content)
    return node
  }

  static func _updateNode<V: View>(_ node: _ViewNode, _ modifier: Self, _ content: V) {
    let node = unsafeDowncast(node, to: LayoutValueNode<K>.self)
    node.update(modifier.value)
    node.updateContent(content)
  }
}

/// The node of a layout value.
final class LayoutValueNode<K: LayoutValueKey>: UnaryNode {
  private var value: K.Value

  init(_ value: K.Value, _ inputs: _ViewInputs) {
    self.value = value
    super.init(inputs)
  }

  func update(_ new: K.Value) {
    guard !isSame(value, new) else { return }
    value = new
    replaceCopies()
    invalidateLayout()
  }

  override func makeCopy() -> UnaryNode { LayoutValueNode(value, inputs) }

  override var typeName: String { "layoutValue" }

  override var isTransparent: Bool { true }

  override func layoutTrait<Other: LayoutValueKey>(_ key: Other.Type) -> Other.Value {
    guard key == K.self, let value = value as? Other.Value else { return super.layoutTrait(key) }
    return value
  }
}

/// The priority of a view, as any other value for its layout.
enum LayoutPriorityKey: LayoutValueKey {
  static let defaultValue = LayoutDefaults.priority
}

extension View {
  /// Hands a value to the layout that contains the view.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }

  /// Gives the view a higher or lower priority than 0 when space is divided.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    layoutValue(key: LayoutPriorityKey.self, value: value)
  }
}
