import HeadlessUI
import Testing

@MainActor final class ChangeLog {
  var lines: [String] = []
}

/// A view as wide as the space, which keeps the width it has.
private struct Observed: View {
  let log: ChangeLog
  @State private var width: CGFloat = 0

  var body: some View {
    Color.red
      .onGeometryChange(for: CGFloat.self) { proxy in
        proxy.size.width
      } action: { old, new in
        log.lines.append("\(old) to \(new)")
        width = new
      }
      .overlay(alignment: .topLeading) { Rectangle().frame(width: width / 2, height: 1) }
  }
}

/// Changes a height whenever it sees one: a circle, or growth without an end.
private struct Restless: View {
  let next: (CGFloat) -> CGFloat
  @State private var height: CGFloat = 10

  var body: some View {
    Color.red.frame(height: height)
      .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = next($0) }
  }
}

@MainActor @Suite struct GeometryChangeTests {
  @Test func `The action is called at first, and then for another value only`() throws {
    let log = ChangeLog()
    let host = try hosted(Observed(log: log), width: 100, height: 50)
    #expect(log.lines == ["100.0 to 100.0"])
    #expect(host.counts.passes == 2)
    #expect(host.snapshot().views(ofType: "Rectangle")[0].frame.width == 50)
    try host.layout(in: CGSize(width: 100, height: 80))
    #expect(log.lines.count == 1)
    #expect(host.counts.passes == 1)
    try host.layout(in: CGSize(width: 60, height: 80))
    #expect(log.lines == ["100.0 to 100.0", "100.0 to 60.0"])
    #expect(host.counts.passes == 2)
    #expect(host.counts.stateWrites == 1)
  }

  @Test func `A host that is let go of lets go of what it watched`() throws {
    weak var log: ChangeLog?
    do {
      let held = ChangeLog()
      log = held
      _ = try hosted(Observed(log: held), width: 100, height: 50)
      #expect(log != nil)
    }
    #expect(log == nil)
  }

  @Test func `A view out of sight is watched as well`() throws {
    let log = ChangeLog()
    _ = try hosted(
      VStack(spacing: 0) {
        box(10, 100)
        ProbeColumn(log: log)
      }, width: 10, height: 10)
    // The root is centred: it begins 50 pt above the window.
    #expect(log.lines == ["50.0"])
  }

  @Test func `Each of several views is watched by itself`() throws {
    let log = ChangeLog()
    _ = try hosted(
      HStack(spacing: 0) {
        Group {
          box(10, 10)
          box(20, 10)
        }
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { log.lines.append("\($0)") }
      })
    #expect(log.lines == ["10.0", "20.0"])
  }

  @Test func `A view that is measured and not shown is not watched`() throws {
    let log = ChangeLog()
    _ = try hosted(
      ViewThatFits {
        box(200, 10).onGeometryChange(for: CGFloat.self, of: \.size.width) {
          log.lines.append("\($0)")
        }
        box(10, 10).onGeometryChange(for: CGFloat.self, of: \.size.width) {
          log.lines.append("\($0)")
        }
      }, width: 100, height: 100)
    #expect(log.lines == ["10.0"])
  }

  @Test func `A value that comes back is a cycle, reported with its path and values`() throws {
    let host = LayoutHost(VStack { Restless { $0 == 10 ? 20 : 10 } })
    let size = CGSize(width: 100, height: 100)
    let error = try #require(throws: HeadlessUIError.self) { try host.layout(in: size) }
    #expect(
      error
        == .cycle(
          path: "Root/VStack/Restless/onGeometryChange", values: ["10.0", "20.0", "10.0"]))
    #expect(
      "\(error)".contains("Restless/onGeometryChange goes round in a circle: 10.0, 20.0, 10.0"))
    // The frames are those of the last pass.
    #expect(host.snapshot().views(ofType: "Color")[0].frame.height == 10)
    #expect(host.counts.passes == 3)
    try host.layout(in: size)
    #expect(host.snapshot().views(ofType: "Color")[0].frame.height == 10)
  }

  @Test func `Of views inside each other whose values come back the innermost is reported`() throws
  {
    let view = VStack { Restless { $0 == 10 ? 20 : 10 } }
      .onGeometryChange(for: CGFloat.self, of: \.size.height) { _ in }
    let host = LayoutHost(view)
    let error = try #require(throws: HeadlessUIError.self) {
      try host.layout(in: CGSize(width: 100, height: 100))
    }
    guard case .cycle(let path, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(path.hasSuffix("VStack/Restless/onGeometryChange"))
  }

  @Test func `A value that grows without an end is reported after a bounded number of passes`()
    throws
  {
    let host = LayoutHost(Restless { $0 + 1 })
    let error = try #require(throws: HeadlessUIError.self) {
      try host.layout(in: CGSize(width: 100, height: 100))
    }
    #expect(
      error
        == .drift(
          path: "Root/Restless/onGeometryChange", values: ["39.0", "40.0", "41.0"],
          passes: LayoutDefaults.maximumPasses))
    #expect("\(error)".contains("still changes after 32 passes: 39.0, 40.0, 41.0"))
  }

  @Test func `A value that settles is no cycle, however often it changed before`() throws {
    let host = LayoutHost(Restless { min($0 + 1, 20) })
    try host.layout(in: CGSize(width: 100, height: 100))
    #expect(host.counts.passes == 11)
    for height in [100, 200, 100, 200] as [CGFloat] {
      try host.layout(in: CGSize(width: 100, height: height))
    }
  }
}

/// Below the bottom of a low window.
private struct ProbeColumn: View {
  let log: ChangeLog

  var body: some View {
    box(10, 10)
      .onGeometryChange(for: CGFloat.self) {
        $0.frame(in: .global).minY
      } action: {
        log.lines.append("\($0)")
      }
  }
}
