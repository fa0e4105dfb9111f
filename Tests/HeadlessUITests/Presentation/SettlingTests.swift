import HeadlessUI
import TestArithmetic
import Testing

/// A list of readable width under a sheet as high as its content, as a guide would write both.
private struct ListAndSheet: View {
  let rows: Int
  let sheetRows: Int
  var isLazy = false
  @State private var isPresented = true

  var body: some View {
    ScrollView {
      if isLazy {
        LazyVStack(spacing: 0) { content }
      } else {
        VStack(spacing: 0) { content }
      }
    }
    .modifier(ReadableWidth(limit: 500))
    .modifier(
      FittingSheet(isPresented: $isPresented) {
        VStack(spacing: 0) {
          ForEach(0..<sheetRows, id: \.self) { _ in box(10, 20) }
        }
      })
  }

  private var content: some View {
    ForEach(0..<rows, id: \.self) { box(CGFloat($0 % 5), CGFloat(10 + $0 % 3)) }
  }
}

@MainActor @Suite struct SettlingTests {
  /// A lazy stack may need two passes more, to learn how long it is at another width, and what
  /// is visible then.
  @Test(
    "Random changes settle in at most two extra passes, and none is a cycle", arguments: 0..<20,
    [false, true])
  func settling(seed: UInt64, isLazy: Bool) throws {
    var random = SplitMix64(seed: seed)
    let host = LayoutHost(ListAndSheet(rows: 0, sheetRows: 0, isLazy: isLazy))
    let passes = isLazy ? 5 : 3
    var size = CGSize(width: 320, height: 800)
    for _ in 0..<50 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        size = CGSize(
          width: .random(in: 0...1500, using: &random),
          height: .random(in: 50...1000, using: &random))
      case 1:
        host.rootView = ListAndSheet(
          rows: .random(in: 0...200, using: &random), sheetRows: host.rootView.sheetRows,
          isLazy: isLazy)
      case 2:
        host.rootView = ListAndSheet(
          rows: host.rootView.rows, sheetRows: .random(in: 0...60, using: &random),
          isLazy: isLazy)
      case 3 where host.counts.passes > 0:
        try host.dragSheet(to: .large)
      case 4 where host.counts.passes > 0:
        try host.scroll(to: CGPoint(x: 0, y: .random(in: 0...3000, using: &random)))
      default:
        break
      }
      try host.layout(in: size)
      #expect(host.counts.passes <= passes, "seed \(seed), \(host.rootView), \(size)")
      let sheet = try #require(host.snapshot().sheets.first)
      #expect(sheet.frame.height > 0)
      #expect(sheet.frame.height <= size.height)
    }
  }
}
