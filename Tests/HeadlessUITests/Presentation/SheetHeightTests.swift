import HeadlessUI
import Testing

/// A sheet as high as its content, which is measured and whose height is kept.
private struct Following: View {
  let rows: Int
  let heights: ChangeLog
  /// Whether the content is proposed the sheet's height, as it should not be.
  var isFlexible = false
  @State private var isPresented = true
  @State private var height: CGFloat = 0

  var body: some View {
    Color.blue.sheet(isPresented: $isPresented) {
      VStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { _ in box(100, 20) }
        if isFlexible { Color.red.frame(minHeight: 10).padding(.bottom, 5) }
      }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        heights.lines.append("\($0)")
        height = $0
      }
      .presentationDetents([.height(height)])
    }
  }
}

/// A sheet that adds to its own height.
private struct Growing: View {
  @State private var isPresented = true
  @State private var height: CGFloat = 100

  var body: some View {
    Color.blue.sheet(isPresented: $isPresented) {
      Color.red
        .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 + 10 }
        .presentationDetents([.height(height)])
    }
  }
}

private struct Fitted: View {
  let rows: Int
  @State private var isPresented = true

  var body: some View {
    Color.blue.sheet(isPresented: $isPresented) {
      VStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { _ in box(100, 20) }
      }
      .presentationSizing(.fitted)
    }
  }
}

@MainActor @Suite struct SheetHeightTests {
  private let screen = CGSize(width: 320, height: 800)

  @Test func `A sheet that follows its content settles in two extra passes`() throws {
    let log = ChangeLog()
    let host = LayoutHost(Following(rows: 3, heights: log))
    for (rows, height) in [(3, 60), (5, 100), (1, 20), (0, 800), (2, 40), (60, 800)]
      as [(Int, CGFloat)]
    {
      host.rootView = Following(rows: rows, heights: log)
      try host.layout(in: screen)
      #expect(host.counts.passes <= 3)
      #expect(host.snapshot().sheets[0].frame.height == height)
    }
    try host.layout(in: CGSize(width: 320, height: 600))
    #expect(host.counts.passes == 1)
    #expect(host.snapshot().sheets[0].frame.height == 600)
  }

  @Test func `Before its content was measured a sheet is large, never of height 0`() throws {
    let host = LayoutHost(Recording())
    try host.layout(in: screen)
    #expect(Recording.log.lines == ["800.0", "60.0"])
  }

  @Test func `A sheet that adds to its own height ends at the screen's`() throws {
    let host = LayoutHost(Growing())
    try host.layout(in: CGSize(width: 320, height: 200))
    #expect(host.snapshot().sheets[0].frame.height == 200)
  }

  @Test func `A sheet that adds to its own height on a high screen is reported`() throws {
    let host = LayoutHost(Growing())
    let error = try #require(throws: HeadlessUIError.self) { try host.layout(in: screen) }
    guard case .drift(let path, let values, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(path.hasSuffix("Sheet/content/onGeometryChange"))
    #expect(values.count == 3)
  }

  @Test(
    "A fitted sheet is as high as its content in one pass",
    arguments: [(3, CGFloat(60)), (60, 800), (0, 800)])
  func fitted(rows: Int, height: CGFloat) throws {
    let host = LayoutHost(Fitted(rows: rows))
    try host.layout(in: screen)
    #expect(host.counts.passes == 1)
    #expect(host.snapshot().sheets[0].frame.height == height)
  }
}

/// Notes the heights that its sheet has while it settles.
private struct Recording: View {
  static let log = ChangeLog()
  @State private var isPresented = true
  @State private var height: CGFloat = 0

  var body: some View {
    Color.blue.sheet(isPresented: $isPresented) {
      GeometryReader { proxy in
        box(100, 60).onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 }
      }
      .onGeometryChange(for: CGFloat.self, of: \.size.height) { Self.log.lines.append("\($0)") }
      .presentationDetents([.height(height)])
    }
  }
}
