import HeadlessUI
import Testing

private struct Widths: PreferenceKey {
  static let defaultValue: [CGFloat] = []

  static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) {
    value += nextValue()
  }
}

/// Shows the sum of what its views say as the width of a box.
private struct Summing<Content: View>: View {
  let log: ChangeLog
  let content: Content
  @State private var sum: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      content
      Rectangle().frame(width: sum, height: 1)
    }
    .onPreferenceChange(Widths.self) { widths in
      log.lines.append("\(widths)")
      sum = widths.reduce(0, +)
    }
  }
}

private struct Said: View {
  let width: CGFloat

  var body: some View { box(width, 1).preference(key: Widths.self, value: [width]) }
}

/// Says what it is told, and asks for another value.
private struct Circling: View {
  @State private var width: CGFloat = 1

  var body: some View {
    Said(width: width).onPreferenceChange(Widths.self) { width = 3 - ($0.first ?? 0) }
  }
}

@MainActor @Suite struct PreferenceTests {
  @Test func `What views say is combined in their order and handed up`() throws {
    let log = ChangeLog()
    let content = HStack {
      Said(width: 1)
      Said(width: 2).padding()
      ForEach(3..<5) { Said(width: CGFloat($0)) }
    }
    let host = try hosted(Summing(log: log, content: content))
    #expect(log.lines == ["[1.0, 2.0, 3.0, 4.0]"])
    #expect(host.counts.passes == 2)
    #expect(host.snapshot().views(ofType: "Rectangle")[0].frame.width == 10)
  }

  @Test func `A value replaces what is said inside, and a transformation changes it`() throws {
    let log = ChangeLog()
    let content = HStack {
      Said(width: 1).preference(key: Widths.self, value: [7])
      Said(width: 2).transformPreference(Widths.self) { $0 = $0.map { $0 * 10 } }
      box(1, 1).transformPreference(Widths.self) { $0.append(5) }
    }
    _ = try hosted(Summing(log: log, content: content))
    #expect(log.lines == ["[7.0, 20.0, 5.0]"])
  }

  @Test func `The action is not called for the default, nor without a change`() throws {
    let log = ChangeLog()
    func view(_ widths: [CGFloat], height: CGFloat) -> some View {
      Summing(
        log: log,
        content: VStack {
          ForEach(widths, id: \.self) { Said(width: $0) }
          box(1, height)
        })
    }
    let host = try hosted(view([], height: 1))
    #expect(log.lines == [])
    for (widths, height) in [([], 2), ([1, 2], 2), ([1, 2], 3), ([2, 1], 3), ([], 3)]
      as [([CGFloat], CGFloat)]
    {
      host.rootView = view(widths, height: height)
      try host.layout(proposing: .unspecified)
    }
    #expect(log.lines == ["[1.0, 2.0]", "[2.0, 1.0]", "[]"])
  }

  @Test func `Of views that fit the one that is shown is heard`() throws {
    let log = ChangeLog()
    let content = ViewThatFits {
      Said(width: 100)
      Said(width: 10)
    }
    let host = try hosted(Summing(log: log, content: content), width: 50, height: 50)
    try host.layout(in: CGSize(width: 200, height: 50))
    #expect(log.lines == ["[10.0]", "[100.0]"])
  }

  @Test func `What is said inside a geometry reader is heard`() throws {
    let log = ChangeLog()
    let content = GeometryReader { Said(width: $0.size.width) }
    _ = try hosted(Summing(log: log, content: content), width: 50, height: 50)
    #expect(log.lines == ["[50.0]"])
  }

  @Test func `A layer is made of what the view says, in the same pass`() throws {
    let view = HStack(spacing: 0) {
      Said(width: 10)
      Said(width: 20)
    }
    .overlayPreferenceValue(Widths.self, alignment: .topLeading) { widths in
      Rectangle().frame(width: widths.reduce(0, +) / 2, height: 1)
    }
    .backgroundPreferenceValue(Widths.self) { Divider().frame(width: $0.first) }
    let host = try hosted(view)
    #expect(host.counts.passes == 1)
    #expect(
      host.snapshot().views(ofType: "Rectangle")[0].frame
        == CGRect(x: 0, y: 0, width: 15, height: 1))
    #expect(host.snapshot().views(ofType: "Divider")[0].frame.width == 10)
  }

  @Test func `A layer follows what is said only once its view is laid out`() throws {
    let view = GeometryReader { Said(width: $0.size.width) }
      .overlayPreferenceValue(Widths.self) { Rectangle().frame(width: $0.first) }
    let host = try hosted(view, width: 30, height: 30)
    #expect(host.counts.passes == 2)
    #expect(host.snapshot().views(ofType: "Rectangle")[0].frame.width == 30)
    try host.layout(in: CGSize(width: 40, height: 30))
    #expect(host.snapshot().views(ofType: "Rectangle")[0].frame.width == 40)
  }

  @Test func `A preference that comes back is a cycle, reported with its path and values`() throws {
    let host = LayoutHost(Circling())
    let error = try #require(throws: HeadlessUIError.self) {
      try host.layout(in: CGSize(width: 100, height: 100))
    }
    #expect(
      error
        == .cycle(
          path: "Root/Circling/onPreferenceChange", values: ["[1.0]", "[2.0]", "[1.0]"]))
  }
}
