import HeadlessUI
import Testing

private enum LengthKey: EnvironmentKey {
  static let defaultValue: CGFloat = 10
}

private enum OtherKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var length: CGFloat {
    get { self[LengthKey.self] }
    set { self[LengthKey.self] = newValue }
  }

  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

private struct Reader: View {
  @Environment(\.length) private var length

  var body: some View { box(length, 10) }
}

private struct Sized: ViewModifier {
  @Environment(\.length) private var length
  @State private var extra: CGFloat = 1

  func body(content: Content) -> some View {
    content.frame(width: length + extra, height: 5)
  }
}

@Observable private final class Model {
  var width: CGFloat = 10
  var unread = 0
}

private struct Observing: View {
  let model: Model

  var body: some View { box(model.width, 10) }
}

private struct ObservingEnvironment: View {
  @Environment(Model.self) private var model

  var body: some View { box(model.width, 10) }
}

private struct OptionalObject: View {
  @Environment(Model.self) private var model: Model?

  var body: some View { box(model?.width ?? 1, 10) }
}

private struct Level: View {
  let length: CGFloat
  let other: Int

  var body: some View {
    VStack {
      Reader()
      Reader().environment(\.length, 7)
    }
    .environment(\.length, length)
    .environment(\.other, other)
  }
}

/// Reads the direction in a copy of the environment in which something else was set.
private struct CopyReader: View {
  @Environment(\.self) private var environment

  var body: some View { box(changed.layoutDirection == .leftToRight ? 10 : 20, 10) }

  private var changed: EnvironmentValues {
    var copy = environment
    copy.length = 5
    return copy
  }
}

private struct Given: View {
  let environment: EnvironmentValues

  var body: some View { box(environment.length, 10) }
}

/// Gives the environment to a view, and to the views inside one.
private struct Giving: View {
  let number: Int
  @Environment(\.self) private var environment

  var body: some View {
    VStack {
      Given(environment: environment)
      Text(verbatim: "Inside").environment(\.self, environment)
    }
  }
}

private struct ObservingBoth: View {
  let model: Model
  @Environment(\.length) private var length

  var body: some View { box(model.width, length) }
}

@MainActor @Suite struct EnvironmentTests {
  private func widths<V: View>(_ host: LayoutHost<V>) throws -> [CGFloat] {
    try host.layout(in: CGSize(width: 100, height: 100))
    return host.snapshot().views(ofType: "Color").map(\.frame.width)
  }

  @Test func `The innermost value counts, and the default where there is none`() throws {
    let view = VStack {
      Reader()
      Reader().environment(\.length, 20).environment(\.length, 30)
      Reader().transformEnvironment(\.length) { $0 *= 2 }.environment(\.length, 40)
    }
    #expect(try frames(in: view).map(\.width) == [10, 20, 80])
  }

  @Test func `Only bodies that read a changed value are evaluated`() throws {
    let host = LayoutHost(Level(length: 20, other: 1))
    #expect(try widths(host) == [20, 7])
    host.rootView = Level(length: 30, other: 1)
    #expect(try widths(host) == [30, 7])
    #expect(host.counts.bodies == 2)
    host.rootView = Level(length: 30, other: 2)
    #expect(try widths(host) == [30, 7])
    #expect(host.counts.bodies == 1)
    #expect(host.counts.computed == 0)
  }

  @Test func `A modifier has an environment and state of its own`() throws {
    let view = Color.red.modifier(Sized()).environment(\.length, 20)
    #expect(try frames(in: view).map(\.width) == [21])
  }

  @Test func `A change of a model evaluates the bodies that read the property, and no others`()
    throws
  {
    let model = Model()
    let host = LayoutHost(
      VStack {
        Observing(model: model)
        Observing(model: Model())
        ObservingEnvironment()
      }
      .environment(model))
    #expect(try widths(host) == [10, 10, 10])
    model.width = 20
    #expect(try widths(host) == [20, 10, 20])
    #expect(host.counts.bodies == 2)
    model.unread += 1
    #expect(try widths(host) == [20, 10, 20])
    #expect(host.counts.bodies == 0)
    model.width = 30
    #expect(try widths(host) == [30, 10, 30])
  }

  @Test func `An object that is not in the environment is nil for an optional property`() throws {
    #expect(try frames(in: OptionalObject()).map(\.width) == [1])
    #expect(try frames(in: OptionalObject().environment(Model())).map(\.width) == [10])
  }

  @Test func `A changed direction mirrors what was laid out`() throws {
    func view(_ direction: LayoutDirection) -> some View {
      HStack(spacing: 0) {
        box(10, 10)
        box(20, 10)
      }
      .environment(\.layoutDirection, direction)
    }
    let host = LayoutHost(view(.leftToRight))
    try host.layout(proposing: .unspecified)
    #expect(host.snapshot().views(ofType: "Color").map(\.frame.minX) == [0, 10])
    host.rootView = view(.rightToLeft)
    try host.layout(proposing: .unspecified)
    #expect(host.snapshot().views(ofType: "Color").map(\.frame.minX) == [20, 0])
  }

  @Test func `What is set around a part of a value that is set inside counts when it changes`()
    throws
  {
    func text(lines: Int) -> some View {
      Text(verbatim: "A").environment(\.lineLimit, 9).lineLimit(lines, reservesSpace: true)
    }
    let host = LayoutHost(text(lines: 2))
    func height() throws -> CGFloat {
      try host.layout(proposing: .unspecified)
      return host.snapshot().frame.height
    }
    let line = try height() / 2
    host.rootView = text(lines: 4)
    #expect(try height() == 4 * line)
  }

  @Test func `A direction that is read in a changed copy of the environment is read`() throws {
    func view(_ direction: LayoutDirection) -> some View {
      CopyReader().environment(\.layoutDirection, direction)
    }
    let host = LayoutHost(view(.leftToRight))
    #expect(try widths(host) == [10])
    host.rootView = view(.rightToLeft)
    #expect(try widths(host) == [20])
  }

  @Test func `An environment that is given on is the same until something is set`() throws {
    func view(_ number: Int, length: CGFloat) -> some View {
      Giving(number: number).environment(\.length, length)
    }
    let host = LayoutHost(view(1, length: 20))
    #expect(try widths(host) == [20])
    host.rootView = view(2, length: 20)
    #expect(try widths(host) == [20])
    #expect(host.counts.bodies == 1)
    #expect(host.counts.computed == 0)
    host.rootView = view(2, length: 30)
    #expect(try widths(host) == [30])
    #expect(host.counts.bodies == 2)
  }

  @Test func `A view that was taken out is not evaluated, whatever of what it read changed`()
    throws
  {
    let model = Model()
    func view(_ ids: Range<Int>, length: CGFloat) -> some View {
      ForEach(ids, id: \.self) { _ in AnyView(ObservingBoth(model: model)) }
        .environment(\.length, length)
    }
    let host = LayoutHost(view(0..<1, length: 20))
    #expect(try widths(host) == [10])
    host.rootView = view(0..<0, length: 30)
    model.width = 20
    #expect(try widths(host) == [])
    #expect(host.counts.bodies == 0)
  }
}
