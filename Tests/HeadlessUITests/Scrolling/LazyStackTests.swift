import HeadlessUI
import Testing

/// Rows of a height each, whose bodies are counted.
private struct Row: View {
  let height: CGFloat

  var body: some View { Color.red.frame(height: height) }
}

/// Notes its state when it is told to.
@MainActor private final class Marks {
  var appeared: [Int] = []
  var set: [Int: (CGFloat) -> Void] = [:]
}

private struct Stateful: View {
  let number: Int
  let marks: Marks
  @State private var height: CGFloat = 20

  var body: some View {
    Color.red.frame(height: height).onAppear {
      marks.appeared.append(number)
      marks.set[number] = { height = $0 }
    }
  }
}

@MainActor @Suite struct LazyStackTests {
  private let screen = CGSize(width: 100, height: 200)

  private func list(_ count: Int, spacing: CGFloat = 0, height: @escaping (Int) -> CGFloat)
    -> some View
  {
    ScrollView {
      LazyVStack(spacing: spacing) {
        ForEach(0..<count) { Row(height: height($0)) }
      }
    }
  }

  @Test(
    "Only what is visible, and a margin, is made",
    arguments: [(10, 10), (1000, 30), (100_000, 30)])
  func visible(count: Int, rows: Int) throws {
    let host = try hosted(list(count) { _ in 10 }, width: 100, height: 200)
    #expect(LayoutDefaults.lazyMargin == 100)
    #expect(host.counts.realisedRows == rows)
    #expect(host.counts.bodies == rows)
    #expect(host.counts.passes == 1)
    let root = host.snapshot()
    #expect(root.views(ofType: "Color").count == rows)
    #expect(root.views(ofType: "LazyVStack")[0].frame.height == CGFloat(count) * 10)
  }

  @Test func `Scrolling makes the rows that are newly shown, and no others again`() throws {
    let host = try hosted(list(100_000) { _ in 10 }, width: 100, height: 200)
    var made: [Int] = []
    for offset in [0, 10, 100, 50, 500_000] as [CGFloat] {
      try host.scroll(to: CGPoint(x: 0, y: offset))
      try host.layout(in: screen)
      made.append(host.counts.realisedRows)
      #expect(host.counts.bodies == host.counts.realisedRows)
    }
    #expect(made == [0, 1, 9, 0, 40])
    let rows = host.snapshot().views(ofType: "Row")
    #expect(rows.count == 40)
    #expect(rows[0].frame == CGRect(x: 0, y: -100, width: 100, height: 10))
    #expect(rows[0].id == "49990")
  }

  @Test func `Rows not made count as long as the first ones were on average`() throws {
    // The first row alone is 40; the 15 that are seen, with the margin, are 20 on average.
    let host = try hosted(
      list(100) { $0 == 0 ? 40 : $0 < 14 ? 20 : $0 == 14 ? 0 : 30 }, width: 100, height: 200)
    #expect(host.counts.passes == 2)
    let root = host.snapshot()
    let made = root.views(ofType: "Row")
    let known = made.reduce(0) { $0 + $1.frame.height }
    let average = known / CGFloat(made.count)
    #expect(
      abs(root.views(ofType: "LazyVStack")[0].frame.height - average * 100) < 0.001)
  }

  @Test func `Rows of any length follow each other without a gap, with the spacing between`() throws
  {
    let host = try hosted(
      list(50, spacing: 4) { CGFloat($0 % 3) * 10 }, width: 100, height: 200)
    let frames = host.snapshot().views(ofType: "Row").map(\.frame)
    #expect(frames.count > 15)
    for (row, next) in zip(frames, frames.dropFirst()) { #expect(next.minY == row.maxY + 4) }
  }

  @Test func `At the end the last row is at the bottom`() throws {
    let host = try hosted(list(1000) { CGFloat(10 + $0 % 7) }, width: 100, height: 200)
    try host.scroll(to: CGPoint(x: 0, y: 1e9))
    try host.layout(in: screen)
    #expect(abs((host.snapshot().views(ofType: "Row").last?.frame.maxY ?? 0) - 200) < 0.001)
    #expect(host.counts.passes <= 3)
  }

  @Test(
    "A lazy stack takes the width proposed, unlike a plain one",
    arguments: [
      ("leading", HorizontalAlignment.leading, CGFloat(0)), ("centred", .center, 40),
      ("trailing", .trailing, 80),
    ])
  func width(rule: String, alignment: HorizontalAlignment, x: CGFloat) throws {
    let view = LazyVStack(alignment: alignment, spacing: 0) { box(20, 10) }
    let root = try hosted(view, width: 100, height: 200).snapshot()
    #expect(
      root.views(ofType: "LazyVStack")[0].frame == CGRect(x: 0, y: 95, width: 100, height: 10))
    #expect(root.views(ofType: "Color")[0].frame.minX == x, "\(rule)")
    #expect(try frames(of: "LazyVStack", in: view)[0].size == CGSize(width: 20, height: 10))
    #expect(try frames(of: "VStack", in: VStack { box(20, 10) }, width: 100)[0].width == 20)
  }

  @Test func `Outside of a scroll view along its axis all rows are made`() throws {
    let stack = LazyVStack(spacing: 0) {
      ForEach(0..<100) { _ in box(10, 10) }
    }
    #expect(try hosted(stack, width: 100, height: 200).counts.realisedRows == 100)
    let sideways = ScrollView(.horizontal) { stack }
    #expect(try hosted(sideways, width: 100, height: 200).counts.realisedRows == 100)
    #expect(try frames(of: "LazyVStack", in: stack, width: 50, height: 200)[0].height == 1000)
  }

  @Test func `A lazy row takes the height proposed, and makes what is visible`() throws {
    let view = ScrollView(.horizontal) {
      LazyHStack(alignment: .top, spacing: 5) {
        ForEach(0..<1000) { _ in box(15, 10) }
      }
    }
    let host = try hosted(view, width: 100, height: 200)
    // Up to 100 and the margin: the eleventh begins at 200, where nothing is seen.
    #expect(host.counts.realisedRows == 10)
    let root = host.snapshot()
    #expect(
      root.views(ofType: "LazyHStack")[0].frame == CGRect(x: 0, y: 0, width: 19995, height: 200))
    #expect(root.views(ofType: "Color")[3].frame == CGRect(x: 60, y: 0, width: 15, height: 10))
  }

  @Test func `A lazy row runs from the right in a right-to-left tree`() throws {
    let view = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<1000) { _ in box(10, 10) }
      }
    }
    let host = try hosted(view, width: 100, height: 50, environment: rightToLeft)
    #expect(host.counts.realisedRows == 20)
    #expect(host.snapshot().views(ofType: "Color").prefix(2).map(\.frame.minX) == [90, 80])
    try host.scroll(to: CGPoint(x: 100, y: 0))
    try host.layout(in: CGSize(width: 100, height: 50))
    #expect(host.counts.realisedRows == 10)
  }

  @Test func `Rows keep their state when scrolled away and when others are inserted`() throws {
    let marks = Marks()
    func view(_ numbers: [Int]) -> some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(numbers, id: \.self) { Stateful(number: $0, marks: marks) }
        }
      }
    }
    let numbers = Array(0..<1000)
    let host = try hosted(view(numbers), width: 100, height: 200)
    #expect(marks.appeared == Array(0..<15))
    marks.set[0]?(50)
    try host.layout(in: screen)
    #expect(host.snapshot().views(ofType: "Stateful")[1].frame.minY == 50)
    try host.scroll(to: CGPoint(x: 0, y: 10_000))
    try host.layout(in: screen)
    try host.scroll(to: .zero)
    host.rootView = view([-1] + numbers)
    try host.layout(in: screen)
    let rows = host.snapshot().views(ofType: "Stateful")
    #expect(rows.prefix(3).map(\.frame.minY) == [0, 20, 70])
    #expect(rows.prefix(3).map(\.id) == ["-1", "0", "1"])
    host.rootView = view(Array(numbers.dropFirst(2)))
    try host.layout(in: screen)
    #expect(host.snapshot().views(ofType: "Stateful")[0].id == "2")
  }

  @Test func `Rows added at the end do not move those that are visible`() throws {
    let host = try hosted(list(1000) { CGFloat(10 + $0 % 7) }, width: 100, height: 200)
    for offset in stride(from: 0, through: 2000, by: 100) as StrideThrough<CGFloat> {
      try host.scroll(to: CGPoint(x: 0, y: offset))
      try host.layout(in: screen)
    }
    let before = host.snapshot().views(ofType: "Row")
    host.rootView = list(1001) { CGFloat(10 + $0 % 7) }
    try host.layout(in: screen)
    #expect(host.counts.realisedRows == 0)
    #expect(host.snapshot().views(ofType: "Row") == before)
  }

  @Test func `A changed row measures itself and no other row`() throws {
    let marks = Marks()
    let host = try hosted(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { Stateful(number: $0, marks: marks) }
        }
      }, width: 100, height: 200)
    marks.set[3]?(30)
    try host.layout(in: screen)
    #expect(host.counts.bodies == 1)
    #expect(host.counts.realisedRows == 0)
    // In each of two passes, since the stack is longer than before: the root, the scroll view,
    // its column and the stack. Once: the row's frame and its colour.
    #expect(host.counts.passes == 2)
    #expect(host.counts.computed <= 2 * 4 + 2)
  }

  @Test func `A second layout of the same list computes nothing`() throws {
    let host = try hosted(list(1000) { CGFloat(10 + $0 % 7) }, width: 100, height: 200)
    try host.layout(in: screen)
    #expect(host.counts.computed == 0)
    #expect(host.counts.bodies == 0)
    #expect(host.counts.passes == 1)
  }

  @Test func `Views, conditions and empty rows are rows as well`() throws {
    let view = ScrollView {
      LazyVStack(spacing: 4) {
        box(10, 10)
        if hasMore { box(20, 20) }
        ForEach(0..<4) { number in
          if number != 1 { box(30, CGFloat(number)) }
        }
        EmptyView()
        box(40, 10)
      }
    }
    let frames = try frames(in: view, width: 100, height: 200)
    #expect(frames.map(\.minY) == [0, 14, 38, 42, 48, 55])
  }

  private let hasMore = true

  @Test func `A row that was replaced out of sight is not in a snapshot`() throws {
    func view(_ id: Int) -> some View {
      ScrollView { LazyVStack { box(id == 0 ? 10 : 20, 10).id(id) } }
        .offset(x: id == 0 ? 0 : 1000)
    }
    let host = try hosted(view(0), width: 100, height: 100)
    #expect(host.snapshot().views(ofType: "Color").map(\.frame.width) == [10])
    host.rootView = view(1)
    try host.layout(in: CGSize(width: 100, height: 100))
    #expect(host.snapshot().views(ofType: "Color").isEmpty)
  }
}
