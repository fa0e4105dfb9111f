/// What is true of all layouts of a type.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its subviews; nil for a layout that is no stack.
  public var stackOrientation: Axis?

  public init() {}
}
