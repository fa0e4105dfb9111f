import HeadlessUI
import Testing

/// Shows a box as wide as the reader's size and as high as what a closure makes of the proxy.
private func reading(_ height: @escaping (GeometryProxy) -> CGFloat) -> some View {
  GeometryReader { proxy in
    box(proxy.size.width, height(proxy))
  }
}

@MainActor @Suite struct GeometryReaderTests {
  @Test(
    "A reader takes the space proposed, 10 pt where none is",
    arguments: [
      (CGFloat?(100), CGFloat?(50), CGSize(width: 100, height: 50)),
      (nil, 50, CGSize(width: 10, height: 50)), (0, nil, CGSize(width: 0, height: 10)),
      (nil, nil, CGSize(width: 10, height: 10)),
    ])
  func size(width: CGFloat?, height: CGFloat?, size: CGSize) throws {
    let view = GeometryReader { _ in box(3, 3) }
    #expect(
      try frames(of: "GeometryReader", in: view, width: width, height: height).map(\.size)
        == [size])
  }

  @Test func `Its views are at the top leading corner, on top of each other`() throws {
    let view = GeometryReader { proxy in
      box(proxy.size.width / 2, 10)
      box(20, 20)
    }
    #expect(
      try frames(in: view, width: 100, height: 50) == [
        CGRect(x: 0, y: 0, width: 50, height: 10), CGRect(x: 0, y: 0, width: 20, height: 20),
      ])
    #expect(
      try frames(in: view, width: 100, height: 50, environment: rightToLeft).map(\.minX)
        == [50, 80])
  }

  @Test(
    "A frame is in the local, the global or a named space",
    arguments: [
      ("local", CGFloat(0)), ("global", 47), ("outer", 7), ("unknown", 47), ("moved", 3),
    ])
  func spaces(name: String, y: CGFloat) throws {
    let view = VStack(spacing: 0) {
      Color.blue.frame(height: 40)
      reading { proxy in
        switch name {
        case "local": proxy.frame(in: .local).minY
        case "global": proxy.frame(in: .global).minY
        default: proxy.frame(in: .named(name)).minY
        }
      }
      .padding(.top, 3)
      .coordinateSpace(.named("moved"))
      .padding(.top, 4)
      .coordinateSpace(name: "outer")
    }
    let frames = try frames(in: view, width: 100, height: 200)
    #expect(frames.last?.height == y)
  }

  @Test func `Each of several views has the frame it has, not that of the first`() throws {
    let view = VStack(spacing: 0) {
      Group {
        reading { $0.frame(in: .global).minY }
        reading { $0.frame(in: .global).minY }
      }
      .padding(.top, 5)
    }
    #expect(try frames(in: view, width: 10, height: 100).map(\.height) == [5, 55])
  }

  @Test func `A reader builds its views anew for another size, and for the same one does not`()
    throws
  {
    let host = try hosted(reading { _ in 1 }, width: 100, height: 50)
    #expect(host.counts.bodies == 1)
    try host.layout(in: CGSize(width: 100, height: 50))
    #expect(host.counts.bodies == 0)
    try host.layout(in: CGSize(width: 80, height: 50))
    #expect(host.counts.bodies == 1)
    #expect(host.counts.passes == 1)
    #expect(host.snapshot().views(ofType: "Color")[0].frame.width == 80)
  }

  @Test func `A reader that asked for its place builds anew when only that changed`() throws {
    func view(_ height: CGFloat) -> some View {
      VStack(spacing: 0) {
        box(10, height)
        reading { $0.frame(in: .global).minY }.frame(height: 30)
        Spacer(minLength: 0)
      }
    }
    let host = try hosted(view(20), width: 100, height: 100)
    #expect(host.snapshot().views(ofType: "Color")[1].frame.height == 20)
    host.rootView = view(25)
    try host.layout(in: CGSize(width: 100, height: 100))
    #expect(host.snapshot().views(ofType: "Color")[1].frame.height == 25)
  }

  @Test func `What happens inside a reader measures nothing around it`() throws {
    let handle = Handle()
    let host = try hosted(
      HStack(spacing: 0) {
        ForEach(0..<20) { _ in box(1, 1) }
        GeometryReader { _ in Growing(handle: handle) }
      }, width: 100, height: 50)
    handle.set?(7)
    try host.layout(in: CGSize(width: 100, height: 50))
    #expect(host.snapshot().views(ofType: "Color")[20].frame.width == 7)
    // The views in the reader are in one layer; the frame and its colour.
    #expect(host.counts.computed == 3)
    #expect(host.counts.bodies == 1)
  }
}

@MainActor private final class Handle {
  var set: ((CGFloat) -> Void)?
}

private struct Growing: View {
  let handle: Handle
  @State private var width: CGFloat = 5

  var body: some View { box(width, 5).onAppear { handle.set = { width = $0 } } }
}
