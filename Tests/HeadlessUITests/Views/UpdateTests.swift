import HeadlessUI
import Testing

@MainActor private final class Recorder {
  var changes: [String] = []
  var set: ((Int) -> Void)?
}

private struct Counting: View {
  let recorder: Recorder
  @State private var count = 0

  var body: some View {
    box(CGFloat(count), 10)
      .onAppear { recorder.set = { count = $0 } }
      .onChange(of: count) { old, new in recorder.changes.append("\(old) to \(new)") }
      .onChange(of: count, initial: true) { recorder.changes.append("now \(count)") }
      .onDisappear { recorder.changes.append("gone") }
  }
}

/// Writes state that it depends on, for ever.
private struct Restless: View {
  @State private var count = 0

  var body: some View {
    Color.red.frame(width: CGFloat(count)).onChange(of: count, initial: true) { count += 1 }
  }
}

/// Contains itself, down to a depth.
private protocol Measuring: AnyObject {}

/// A view with fields whose type is known when it runs only.
private struct Holding: View {
  let boxed: any Hashable
  let object: any Measuring
  let type: Any.Type

  var body: some View { Color.red }
}

private struct Nested: View {
  let depth: Int

  var body: some View {
    if depth > 0 {
      AnyView(Nested(depth: depth - 1))
    } else {
      Color.red
    }
  }
}

private struct Cells: View {
  let widths: [[CGFloat]]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(widths.indices, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(widths[row].indices, id: \.self) { box(widths[row][$0], 10) }
        }
      }
    }
  }
}

@MainActor @Suite struct UpdateTests {
  @Test func `Actions run before the layout that shows what they changed`() throws {
    let recorder = Recorder()
    let host = LayoutHost(AnyView(Counting(recorder: recorder)))
    try host.layout(in: CGSize(width: 100, height: 10))
    #expect(recorder.changes == ["now 0"])
    recorder.set?(5)
    try host.layout(in: CGSize(width: 100, height: 10))
    #expect(recorder.changes == ["now 0", "now 5", "0 to 5"])
    #expect(host.counts.passes == 1)
    #expect(host.snapshot().views(ofType: "Color")[0].frame.width == 5)
    host.rootView = AnyView(EmptyView())
    try host.layout(in: CGSize(width: 100, height: 10))
    #expect(recorder.changes.last == "gone")
  }

  @Test func `Views that never settle are an error, after a bounded number of passes`() {
    let host = LayoutHost(Restless())
    #expect(
      throws: HeadlessUIError.unsettled(
        passes: LayoutDefaults.maximumPasses, paths: ["Root/Restless"])
    ) {
      try host.layout(in: CGSize(width: 100, height: 100))
    }
  }

  @Test func `Views with values of any type are compared`() throws {
    final class Ruler: Measuring {}
    let (one, other) = (Ruler(), Ruler())
    let host = LayoutHost(Holding(boxed: 1, object: one, type: Int.self))
    func bodies(_ view: Holding) throws -> Int {
      host.rootView = view
      try host.layout(in: CGSize(width: 100, height: 10))
      return host.counts.bodies
    }
    #expect(try bodies(Holding(boxed: 1, object: one, type: Int.self)) == 1)
    #expect(try bodies(Holding(boxed: 1, object: one, type: Int.self)) == 0)
    #expect(try bodies(Holding(boxed: 2, object: one, type: Int.self)) == 1)
    #expect(try bodies(Holding(boxed: 2, object: other, type: Int.self)) == 1)
    #expect(try bodies(Holding(boxed: 2, object: other, type: String.self)) == 1)
  }

  @Test func `A view inside itself is an error that says where, and stays one`() throws {
    let host = LayoutHost(Nested(depth: .max))
    for _ in 0..<2 {
      let error = try #require(throws: HeadlessUIError.self) {
        try host.layout(in: CGSize(width: 100, height: 100))
      }
      #expect("\(error)".contains("More than 512 views are inside each other"))
      #expect("\(error)".contains("Nested/Nested"))
    }
  }

  @Test func `A tree as deep as is allowed is built, laid out, read and freed`() throws {
    // A body, a choice and an erased view at each level.
    let host = LayoutHost(Nested(depth: LayoutDefaults.maximumDepth / 3 - 2))
    try host.layout(in: CGSize(width: 100, height: 100))
    #expect(host.snapshot().views(ofType: "Color").count == 1)
  }

  @Test func `Containers as deep as is allowed are laid out`() throws {
    var view = AnyView(Color.red)
    for _ in 0..<LayoutDefaults.maximumDepth / 2 - 2 {
      let inner = view
      view = AnyView(HStack(spacing: 0) { inner })
    }
    let host = LayoutHost(view)
    try host.layout(in: CGSize(width: 100, height: 100))
    #expect(host.snapshot().views(ofType: "Color").count == 1)
  }

  @Test func `Any number of erased views inside each other is an error and is freed`() {
    var view = AnyView(Color.red)
    for _ in 0..<200_000 { view = AnyView(view.padding(1)) }
    let host = LayoutHost(view)
    #expect(throws: HeadlessUIError.self) {
      try host.layout(in: CGSize(width: 100, height: 100))
    }
  }

  @Test func `A flow of 100,000 views is laid out in one pass, each measured once`() throws {
    let host = LayoutHost(
      FlowLayout { ForEach(0..<100_000) { _ in Color.clear.frame(width: 20, height: 10) } })
    try host.layout(in: CGSize(width: 680, height: 480))
    #expect(host.counts.passes == 1)
    #expect(host.counts.placements == 100_001)
    #expect(host.counts.asked == 100_001)
  }

  @Test func `A changed leaf among 10,000 measures its own stack and its ancestors anew`() throws {
    var widths = Array(repeating: Array(repeating: CGFloat(1), count: 100), count: 100)
    let host = LayoutHost(Cells(widths: widths))
    let size = CGSize(width: 1000, height: 1000)
    try host.layout(in: size)
    widths[40][7] = 2
    host.rootView = Cells(widths: widths)
    try host.layout(in: size)
    // The column asks the row for three heights, and the row its frames for three widths each
    // time, of which they remember the last three; the column, the root, and a colour. Nothing
    // of the 9,900 leaves in other rows.
    #expect(host.counts.computed == 9 * 100 + 3 + 2 + 1)
    #expect(host.counts.placements == 1 + 100 + 100)
    #expect(host.counts.bodies == 1)
  }

  @Test func `A layout's cache is updated when a view inside any of its views changed`() throws {
    let host = LayoutHost(AnyView(CountingLayout { HStack { box(1, 1) } }))
    func updates() throws -> CGFloat {
      try host.layout(proposing: .unspecified)
      return host.snapshot().frame.width
    }
    #expect(try updates() == 0)
    #expect(try updates() == 0)
    host.rootView = AnyView(CountingLayout { HStack { box(2, 1) } })
    #expect(try updates() == 1)
    host.rootView = AnyView(CountingLayout { HStack { box(2, 1) } })
    #expect(try updates() == 1)
  }

  @Test func `Views keep their state when the layout around them becomes another`() throws {
    let recorder = Recorder()
    func view(_ layout: AnyLayout) -> some View {
      layout {
        Counting(recorder: recorder)
        Spacer()
      }
    }
    let host = LayoutHost(view(AnyLayout(HStackLayout(spacing: 0))))
    let size = CGSize(width: 100, height: 60)
    try host.layout(in: size)
    recorder.set?(5)
    try host.layout(in: size)
    #expect(
      host.snapshot().views(ofType: "Spacer")[0].frame == CGRect(x: 5, y: 30, width: 95, height: 0))
    host.rootView = view(AnyLayout(VStackLayout(spacing: 0)))
    try host.layout(in: size)
    #expect(host.snapshot().views(ofType: "Color")[0].frame.width == 5)
    #expect(host.snapshot().views(ofType: "Spacer")[0].frame.height == 50)
  }
}

/// A layout as wide as the number of updates of its cache.
private struct CountingLayout: Layout {
  func makeCache(subviews: Subviews) -> Int { 0 }

  func updateCache(_ cache: inout Int, subviews: Subviews) { cache += 1 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    CGSize(width: cache, height: 1)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {}
}
