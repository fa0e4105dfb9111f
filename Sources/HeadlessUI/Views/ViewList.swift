/// The views that a view consists of, as far as that is known without evaluating a body or
/// making a node: what containers make that need not show all of their views.
struct ViewList {
  /// A view of the list, not made yet.
  struct Element {
    /// What tells the view from the others of the list, from one update to the next.
    let key: Key
    let make: (_ViewInputs, _ViewNode) -> _ViewNode
    let update: (_ViewNode) -> Void
  }

  /// The way to a view: positions, branches, and the ids of elements.
  typealias Key = [AnyHashable]

  /// Neighbouring views that are listed when they are asked for.
  private struct Segment {
    let start: Int
    let count: Int
    let element: (Int) -> Element
  }

  /// Whether the elements of a ``ForEach`` are listed only when they are asked for, one view
  /// each, by their ids alone.
  let isLazy: Bool
  private(set) var count = 0
  private var segments: [Segment] = []
  private var way: Key = []

  init<V: View>(of view: V, isLazy: Bool = false) {
    self.isLazy = isLazy
    append(view)
  }

  mutating func append<V: View>(_ view: V) {
    if let list = view as? any ListedView {
      list.appendViews(to: &self)
    } else {
      let element = Element(
        key: way, make: { $0.makeNode(view, under: $1) }, update: { V._updateNode($0, view) })
      append(count: 1) { _ in element }
    }
  }

  /// Appends what is found a step further on the way.
  mutating func append<V: View>(_ view: V, at step: some Hashable) {
    way.append(AnyHashable(step))
    append(view)
    way.removeLast()
  }

  /// Appends views with ids that are made by position.
  mutating func append<ID: Hashable, V: View>(
    count: Int, id: @escaping (Int) -> ID, view: @escaping (Int) -> V
  ) {
    let way = way
    append(count: count) { position in
      let id = id(position)
      return Element(
        key: way + [AnyHashable(id)],
        make: { $0.makeNode(IDView(content: view(position), id: id), under: $1) },
        update: { IDView._updateNode($0, IDView(content: view(position), id: id)) })
    }
  }

  private mutating func append(count: Int, element: @escaping (Int) -> Element) {
    segments.append(Segment(start: self.count, count: count, element: element))
    self.count += count
  }
}

extension ViewList: RandomAccessCollection {
  var startIndex: Int { 0 }

  var endIndex: Int { count }

  /// - Complexity: O(log segments): single views, or a whole ``ForEach`` in a lazy list.
  subscript(index: Int) -> Element {
    var low = 0
    var high = segments.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start <= index { low = middle } else { high = middle }
    }
    let segment = segments[low]
    precondition(
      index >= segment.start && index < segment.start + segment.count, "No view at this index.")
    return segment.element(index - segment.start)
  }
}

/// A view that consists of others and has neither a body nor a place of its own.
protocol ListedView {
  func appendViews(to list: inout ViewList)
}

extension EmptyView: ListedView {
  func appendViews(to list: inout ViewList) {}
}

extension Group: ListedView where Content: View {
  func appendViews(to list: inout ViewList) {
    list.append(content)
  }
}

extension TupleView: ListedView {
  func appendViews(to list: inout ViewList) {
    var index = 0
    for view in repeat each content {
      list.append(view, at: index)
      index += 1
    }
  }
}

extension _ConditionalContent: ListedView {
  func appendViews(to list: inout ViewList) {
    switch storage {
    case .first(let view): list.append(view, at: true)
    case .second(let view): list.append(view, at: false)
    }
  }
}

extension Optional: ListedView where Wrapped: View {
  func appendViews(to list: inout ViewList) {
    if let view = self { list.append(view) }
  }
}

extension ForEach: ListedView where Content: View {
  func appendViews(to list: inout ViewList) {
    guard !list.isLazy else { return appendLazily(to: &list) }
    var occurrences: [ID: Int] = [:]
    forEachElement(of: data) { element in
      let id = id(element)
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      list.append(content(element), at: ListedID(id: id, occurrence: occurrence))
    }
  }

  private func appendLazily(to list: inout ViewList) {
    let start = data.startIndex
    list.append(count: data.count) { position in
      id(data[data.index(start, offsetBy: position)])
    } view: { position in
      content(data[data.index(start, offsetBy: position)])
    }
  }
}

/// An id of an element, and how often it was there before.
struct ListedID<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int
}
