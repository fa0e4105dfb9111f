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

  private(set) var elements: [Element] = []
  private var way: Key = []

  init<V: View>(of view: V) {
    append(view)
  }

  mutating func append<V: View>(_ view: V) {
    if let list = view as? any ListedView {
      list.appendViews(to: &self)
    } else {
      elements.append(
        Element(
          key: way, make: { $0.makeNode(view, under: $1) }, update: { V._updateNode($0, view) }))
    }
  }

  /// Appends what is found a step further on the way.
  mutating func append<V: View>(_ view: V, at step: some Hashable) {
    way.append(AnyHashable(step))
    append(view)
    way.removeLast()
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
    var occurrences: [ID: Int] = [:]
    forEachElement(of: data) { element in
      let id = id(element)
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      list.append(content(element), at: ListedID(id: id, occurrence: occurrence))
    }
  }
}

/// An id of an element, and how often it was there before.
struct ListedID<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int
}
