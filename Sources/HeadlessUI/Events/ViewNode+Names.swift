extension _ViewNode {
  /// What the node adds to the path of the nodes below it; nil for structure without a name.
  package final var observedName: String? { pathLabel }

  /// The node around this one; nil for the root.
  package final var observedParent: _ViewNode? { parent }
}
