/// One view for each element of a collection, told apart by the elements' ids.
///
/// A view keeps its state while its element's id stays in the collection, wherever it moves.
/// An id that is there more than once stands for one view each time: the first occurrence
/// stays the first.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  init(
    data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: Self.reading(id), content: content)
  }

  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
  }

  /// Views for bindings to the elements of a mutable collection.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, Binding<C.Element>>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID
  {
    let elements = data.wrappedValue.indices.lazy.map { index in
      Binding(
        get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 })
    }
    self.init(data: elements, id: { $0.wrappedValue.id }, content: content)
  }

  /// `\.self` is read without a key path, which takes a tenth of the time.
  private static func reading(_ id: KeyPath<Data.Element, ID>) -> (Data.Element) -> ID {
    if id == \Data.Element.self, Data.Element.self == ID.self {
      return { unsafeBitCast($0, to: ID.self) }
    }
    return { $0[keyPath: id] }
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ForEachNode(view, inputs)
  }

  nonisolated public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(view)
  }
}
