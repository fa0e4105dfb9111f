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

  @Test func `A sheet may be sized by a rule, and the detents count where that says nothing`()
    throws
  {
    func size(_ sizing: some PresentationSizing) throws -> CGSize {
      let host = LayoutHost(SizedScreen(sizing: sizing))
      try host.layout(in: screen)
      return host.snapshot().sheets[0].frame.size
    }
    #expect(try size(.automatic) == CGSize(width: 320, height: 77))
    #expect(try size(.fitted) == CGSize(width: 320, height: 60))
    #expect(try size(HalfHigh()) == CGSize(width: 320, height: 30))
    #expect(
      try size(HalfHigh().fitted(horizontal: true, vertical: false))
        == CGSize(width: 100, height: 30))
  }

  @Test func `A height that a rule gives is one more detent, among the lowest and to drag to`()
    throws
  {
    func heights(
      _ detents: Set<PresentationDetent>, draggedTo detent: PresentationDetent
    ) throws -> [CGFloat] {
      let host = LayoutHost(SizedScreen(sizing: .fitted, detents: detents))
      try host.layout(in: screen)
      let height = host.snapshot().sheets[0].frame.height
      try host.dragSheet(to: detent)
      try host.layout(in: screen)
      return [height, host.snapshot().sheets[0].frame.height]
    }
    #expect(try heights([.large], draggedTo: .large) == [60, 800])
    #expect(try heights([.large], draggedTo: .medium) == [60, 60])
    #expect(try heights([.height(40)], draggedTo: .height(60)) == [40, 60])
    #expect(try heights([.height(40)], draggedTo: .height(61)) == [40, 40])
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

/// A sheet sized by a rule of its own, and fitted in its width.
private struct HalfHigh: PresentationSizing {
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(width: nil, height: root.sizeThatFits(.unspecified).height / 2)
  }
}

private struct SizedScreen<Sizing: PresentationSizing>: View {
  let sizing: Sizing
  var detents: Set<PresentationDetent> = [.height(77)]
  @State private var isPresented = true

  var body: some View {
    Color.blue.sheet(isPresented: $isPresented) {
      box(100, 60).presentationSizing(sizing).presentationDetents(detents)
    }
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
