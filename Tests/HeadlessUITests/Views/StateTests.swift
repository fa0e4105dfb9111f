import HeadlessUI
import Testing

@MainActor private final class Log {
  var appeared: [String] = []
  var writers: [String: () -> Void] = [:]
}

/// A view with state of its own: its width, which it can be told to change.
private struct Growing: View {
  let name: String
  let log: Log
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onAppear {
        log.appeared.append(name)
        log.writers[name] = { width += 1 }
      }
  }
}

private struct Item: Identifiable {
  let id: Int
  let title: String
}

private struct Items: View {
  let items: [Item]
  let log: Log

  var body: some View {
    VStack(spacing: 0) {
      ForEach(items) { Growing(name: "\($0.id)", log: log) }
    }
  }
}

private struct Toggled: View {
  @State private var isOn = false
  let log: Log

  var body: some View {
    VStack {
      if isOn {
        Growing(name: "on", log: log)
      } else {
        Growing(name: "off", log: log)
      }
      Switch(isOn: $isOn, log: log)
    }
  }
}

private struct Switch: View {
  @Binding var isOn: Bool
  let log: Log

  var body: some View {
    box(isOn ? 2 : 1, 1).onAppear { log.writers["switch"] = { isOn.toggle() } }
  }
}

@MainActor @Suite struct StateTests {
  private let log = Log()

  private func widths(_ host: LayoutHost<Items>) throws -> [CGFloat] {
    try host.layout(in: CGSize(width: 100, height: 100))
    return host.snapshot().views(ofType: "Color").map(\.frame.width)
  }

  private func items(_ ids: [Int]) -> Items {
    Items(items: ids.map { Item(id: $0, title: "same") }, log: log)
  }

  @Test func `State follows the id of an element that is moved, and goes with one removed`() throws
  {
    let host = LayoutHost(items([1, 2, 3]))
    #expect(try widths(host) == [10, 10, 10])
    log.writers["1"]?()
    log.writers["3"]?()
    #expect(try widths(host) == [11, 10, 11])
    host.rootView = items([3, 2, 1])
    #expect(try widths(host) == [11, 10, 11])
    host.rootView = items([2, 1])
    #expect(try widths(host) == [10, 11])
    host.rootView = items([2, 4, 1, 3])
    #expect(try widths(host) == [10, 10, 11, 10])
    #expect(log.appeared == ["1", "2", "3", "4", "3"])
  }

  @Test func `Two elements with one id are two views`() throws {
    let host = LayoutHost(items([1, 1]))
    #expect(try widths(host) == [10, 10])
    host.rootView = items([1, 1, 1])
    #expect(try widths(host) == [10, 10, 10])
    #expect(log.appeared.count == 3)
  }

  @Test func `The branches of a condition are different views`() throws {
    let host = LayoutHost(Toggled(log: log))
    func widths() throws -> [CGFloat] {
      try host.layout(in: CGSize(width: 100, height: 100))
      return host.snapshot().views(ofType: "Color").map(\.frame.width)
    }
    #expect(try widths() == [10, 1])
    log.writers["off"]?()
    #expect(try widths() == [11, 1])
    log.writers["switch"]?()
    #expect(try widths() == [10, 2])
    log.writers["switch"]?()
    #expect(try widths() == [10, 1])
    #expect(log.appeared == ["off", "on", "off"])
  }

  @Test func `Another explicit id is another view, the same one keeps its state`() throws {
    let host = LayoutHost(AnyView(Growing(name: "a", log: log).id(1)))
    func width() throws -> [CGFloat] {
      try host.layout(in: CGSize(width: 100, height: 100))
      return host.snapshot().views(ofType: "Color").map(\.frame.width)
    }
    #expect(try width() == [10])
    log.writers["a"]?()
    host.rootView = AnyView(Growing(name: "a", log: log).id(1))
    #expect(try width() == [11])
    host.rootView = AnyView(Growing(name: "a", log: log).id(2))
    #expect(try width() == [10])
    host.rootView = AnyView(Growing(name: "b", log: log))
    #expect(try width() == [10])
    #expect(log.appeared == ["a", "a", "b"])
  }

  @Test func `Only the view whose state changed is evaluated, and only its ancestors are measured`()
    throws
  {
    let host = LayoutHost(items(Array(0..<100)))
    _ = try widths(host)
    log.writers["7"]?()
    _ = try widths(host)
    #expect(host.counts.bodies == 1)
    #expect(host.counts.stateWrites == 1)
    // The colour, the column, the root, and the frame for three proposals.
    #expect(host.counts.computed == 6)
  }

  @Test func `A write of the same value changes nothing`() throws {
    let host = LayoutHost(Toggled(log: log))
    try host.layout(in: .zero)
    log.writers["switch"]?()
    log.writers["switch"]?()
    try host.layout(in: .zero)
    #expect(host.snapshot().views(ofType: "Color").count == 2)
    #expect(log.appeared == ["off"])
  }

  @Test func `A view that its parent makes equal is not evaluated`() throws {
    let host = LayoutHost(items([1, 2, 3]))
    _ = try widths(host)
    host.rootView = items([1, 2, 3])
    _ = try widths(host)
    #expect(host.counts.bodies == 1, "The elements may have changed, their views have not.")
  }

  @Test func `A write of another value of a type without equality changes something`() throws {
    let host = LayoutHost(Choosing(log: log))
    try host.layout(in: .zero)
    log.writers["choose"]?()
    try host.layout(in: .zero)
    #expect(host.counts.stateWrites == 1)
    #expect(host.snapshot().views(ofType: "Color").map(\.frame.width) == [7])
  }
}

/// A choice that cannot be compared.
private enum Choice {
  case none
  case width(CGFloat)
}

private struct Choosing: View {
  let log: Log
  @State private var choice = Choice.none

  var body: some View {
    box(width, 1).onAppear { log.writers["choose"] = { choice = .width(7) } }
  }

  private var width: CGFloat {
    switch choice {
    case .none: 0
    case .width(let width): width
    }
  }
}

/// Reads its state nowhere but in the closure of a `ForEach`.
private struct Repeated: View {
  @State private var width: CGFloat = 10

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<2) { _ in Color.red.frame(width: width, height: 10) }
    }
    .onAppear { width = 20 }
  }
}

@MainActor @Suite struct RepeatedStateTests {
  @Test func `State that only the closure of a ForEach reads is shown as it changes`() throws {
    #expect(try frames(in: Repeated(), width: 100, height: 100).map(\.width) == [20, 20])
  }
}
