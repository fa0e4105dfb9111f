import HeadlessUI
import Testing

/// A column that may be higher than the window, in which it is scrolled, and a sheet or none.
private struct Column: View {
  var rows: Int
  var isPresented = false

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { _ in box(10, 20) }
      }
    }
    .sheet(isPresented: .constant(isPresented)) {
      box(30, 40).presentationDetents([.height(50)])
    }
  }
}

@MainActor @Suite struct VisibleFramesTests {
  private let size = CGSize(width: 100, height: 50)

  private func frames(of host: LayoutHost<Column>) -> [CGRect] {
    var frames: [CGRect] = []
    host.forEachVisibleFrame { frames.append($0) }
    return frames
  }

  @Test func `The frames in sight are those of leaves and of what clips, in the window's space`()
    throws
  {
    let host = LayoutHost(Column(rows: 10))
    try host.layout(in: size)
    let left = CGFloat(45)
    #expect(
      frames(of: host) == [
        CGRect(x: left, y: 0, width: 10, height: 50), CGRect(x: left, y: 0, width: 10, height: 20),
        CGRect(x: left, y: 20, width: 10, height: 20),
        CGRect(x: left, y: 40, width: 10, height: 20),
      ])
    try host.scroll(to: CGPoint(x: 0, y: 95))
    try host.layout(in: size)
    #expect(frames(of: host).map(\.minY) == [0, -15, 5, 25, 45])
  }

  @Test func `What an earlier layout had in sight is not in sight any more`() throws {
    let host = LayoutHost(Column(rows: 10))
    try host.layout(in: CGSize(width: 100, height: 200))
    #expect(frames(of: host).count == 11)
    try host.layout(in: CGSize(width: 100, height: 30))
    #expect(frames(of: host).count == 3)
  }

  @Test func `Sheets come last`() throws {
    let host = LayoutHost(Column(rows: 1, isPresented: true))
    try host.layout(in: CGSize(width: 100, height: 200))
    #expect(
      frames(of: host).suffix(2) == [
        CGRect(x: 0, y: 150, width: 100, height: 50), CGRect(x: 35, y: 155, width: 30, height: 40),
      ])
  }

  @Test func `The frames in sight are those that a snapshot has in sight`() throws {
    let host = LayoutHost(Column(rows: 40))
    for height in [400, 90, 1000, 10] as [CGFloat] {
      try host.layout(in: CGSize(width: 100, height: height))
      let seen = frames(of: host).dropFirst()
      let shown = host.snapshot().views(ofType: "Color").filter { !$0.isHidden }.map(\.frame)
      // A frame that only touches the edge is not seen in a snapshot.
      #expect(seen.filter { $0.minY < height } == shown)
    }
  }
}
