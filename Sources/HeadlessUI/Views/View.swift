/// A part of a user interface, described by its body.
///
/// The protocol is SwiftUI's. The two requirements that begin with an underscore are the
/// engine's own and have defaults; only views without a body implement them. A view without
/// views inside conforms to ``_LeafView`` instead, a modifier with a say in layout to
/// ``_LayoutModifier``, and whatever arranges several views is a ``Layout``.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that stands for the view from now on.
  nonisolated static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode

  /// Gives a node that ``_makeNode(_:_:)`` of the same type made a new value of the view.
  nonisolated static func _updateNode(_ node: _ViewNode, _ view: Self)
}

extension View {
  nonisolated public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    BodyNode(view, inputs)
  }

  nonisolated public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: BodyNode<Self>.self).update(view)
  }
}

extension Never: View {
  public typealias Body = Never
}

extension View where Body == Never {
  /// Never called: the engine knows what a view without a body is.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; the engine lays it out itself.")
  }
}
