import HeadlessUI
import Testing

private enum ThirdOfScreen: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
}

private enum Never500: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.layoutDirection == .rightToLeft ? 500 : nil
  }
}

struct DetentCase: CustomTestStringConvertible, Sendable {
  let rule: String
  let detents: Set<PresentationDetent>
  let screen: CGFloat
  let height: CGFloat

  init(
    _ rule: String, _ detents: Set<PresentationDetent>, on screen: CGFloat, _ height: CGFloat
  ) {
    self.rule = rule
    self.detents = detents
    self.screen = screen
    self.height = height
  }

  var testDescription: String { "\(rule) on \(screen)" }
}

@MainActor final class SheetModel: Observable {
  var dismissed = 0
}

/// A screen with a sheet, and ways to change both.
private struct Presenting<Content: View>: View {
  let model: SheetModel
  var startsPresented = true
  let content: Content
  @State private var isPresented = false

  var body: some View {
    Color.blue
      .sheet(isPresented: $isPresented) {
        model.dismissed += 1
      } content: {
        content
      }
      .onAppear { isPresented = startsPresented }
  }
}

private struct Closing: View {
  @Environment(\.dismiss) private var dismiss
  let handle: Handle

  var body: some View {
    Color.red.onAppear { handle.dismiss = { dismiss() } }
  }
}

@MainActor private final class Handle {
  var dismiss: (() -> Void)?
  var set: ((Int) -> Void)?
}

private struct Item: Identifiable {
  let id: Int
}

private struct ItemScreen: View {
  let handle: Handle
  let model: SheetModel
  @State private var item: Item?

  var body: some View {
    Color.blue
      .sheet(item: $item) {
        model.dismissed += 1
      } content: { item in
        Closing(handle: handle).frame(height: CGFloat(item.id))
      }
      .onAppear { handle.set = { item = $0 == 0 ? nil : Item(id: $0) } }
  }
}

@MainActor @Suite struct SheetTests {
  nonisolated static let cases = [
    DetentCase("no detents are a large one", [], on: 800, 800),
    DetentCase("half of the screen", [.medium], on: 800, 400),
    DetentCase("half is inactive in compact height", [.medium], on: 499, 499),
    DetentCase("half is active from 500 on", [.medium], on: 500, 250),
    DetentCase("the smallest counts", [.medium, .large, .height(300)], on: 800, 300),
    DetentCase("the smallest that is active counts", [.medium, .height(400)], on: 480, 400),
    DetentCase("a part of the screen", [.fraction(0.25)], on: 800, 200),
    DetentCase("heights are clamped to the screen", [.height(900)], on: 800, 800),
    DetentCase("parts are clamped to the screen", [.fraction(2)], on: 800, 800),
    DetentCase("0 is inactive", [.height(0)], on: 800, 800),
    DetentCase("0 is inactive beside others", [.height(0), .medium], on: 800, 400),
    DetentCase("less than 0 is inactive", [.height(-5), .fraction(-1)], on: 800, 800),
    DetentCase("a height of one's own", [.custom(ThirdOfScreen.self)], on: 600, 200),
    DetentCase("a height of one's own may be inactive", [.custom(Never500.self)], on: 600, 600),
  ]

  @Test("A sheet is as high as its smallest active detent", arguments: cases)
  func detents(testCase: DetentCase) throws {
    let content = Color.red.presentationDetents(testCase.detents)
    let screen = Presenting(model: SheetModel(), content: content)
    let host = try hosted(screen, width: 320, height: testCase.screen)
    let sheet = try #require(host.snapshot().sheets.first)
    #expect(
      sheet.frame
        == CGRect(x: 0, y: testCase.screen - testCase.height, width: 320, height: testCase.height),
      "\(testCase.rule)")
    #expect(sheet.views(ofType: "Color").map(\.frame) == [sheet.frame])
    #expect(
      host.snapshot().children.first?.frame.size == CGSize(width: 320, height: testCase.screen))
  }

  @Test func `Two detents are equal if they are the same rule`() {
    #expect(PresentationDetent.custom(ThirdOfScreen.self) == .custom(ThirdOfScreen.self))
    #expect(PresentationDetent.custom(ThirdOfScreen.self) != .custom(Never500.self))
    #expect(PresentationDetent.height(10) != .fraction(10))
  }

  @Test func `Content smaller than its sheet is in the centre`() throws {
    let screen = Presenting(
      model: SheetModel(), content: box(20, 10).presentationDetents([.height(100)]))
    let host = try hosted(screen, width: 320, height: 800)
    #expect(
      host.snapshot().sheets[0].views(ofType: "Color")[0].frame
        == CGRect(x: 150, y: 745, width: 20, height: 10))
  }

  @Test func `A snapshot shows each sheet as a further root`() throws {
    let host = try hosted(
      Presenting(
        model: SheetModel(),
        content: Presenting(model: SheetModel(), content: box(1, 1)).presentationDetents([.medium])),
      width: 320, height: 800)
    let lines = "\(host.snapshot())".split(separator: "\n")
    #expect(
      lines.filter { !$0.hasPrefix(" ") } == [
        "Root (0, 0) 320 × 800", "Sheet (0, 400) 320 × 400", "Sheet (0, 0) 320 × 800",
      ])
    #expect(try host.snapshot().json().contains("\"sheets\""))
  }

  @Test func `A sheet that is not presented is not there`() throws {
    let model = SheetModel()
    let host = try hosted(
      Presenting(model: model, startsPresented: false, content: box(1, 1)), width: 100, height: 100)
    #expect(host.snapshot().sheets.isEmpty)
    #expect(model.dismissed == 0)
    #expect(throws: HeadlessUIError.noSheet) { try host.dragSheet(to: .large) }
  }

  @Test func `The content dismisses its sheet, and that is said afterwards`() throws {
    let model = SheetModel()
    let handle = Handle()
    let host = try hosted(
      Presenting(model: model, content: Closing(handle: handle)), width: 100, height: 100)
    #expect(host.snapshot().sheets.count == 1)
    handle.dismiss?()
    try host.layout(in: CGSize(width: 100, height: 100))
    #expect(host.snapshot().sheets.isEmpty)
    #expect(model.dismissed == 1)
  }

  @Test func `Another item is another sheet, and none is no sheet`() throws {
    let model = SheetModel()
    let handle = Handle()
    let host = try hosted(ItemScreen(handle: handle, model: model), width: 100, height: 100)
    var heights: [[CGFloat]] = []
    for item in [0, 10, 20, 0] {
      handle.set?(item)
      try host.layout(in: CGSize(width: 100, height: 100))
      heights.append(host.snapshot().sheets.map { $0.views(ofType: "Color")[0].frame.height })
    }
    #expect(heights == [[], [10], [20], []])
    #expect(model.dismissed == 2)
  }

  @Test func `A sheet dragged to a detent stays there while it has it`() throws {
    let size = CGSize(width: 320, height: 800)
    let model = SheetModel()
    func view(_ detents: Set<PresentationDetent>) -> some View {
      Presenting(model: model, content: Color.red.presentationDetents(detents))
    }
    let host = LayoutHost(view([.medium, .height(100)]))
    try host.layout(in: size)
    #expect(host.snapshot().sheets[0].frame.height == 100)
    try host.dragSheet(to: .medium)
    try host.layout(in: size)
    #expect(host.snapshot().sheets[0].frame.height == 400)
    try host.layout(in: CGSize(width: 320, height: 400))
    #expect(host.snapshot().sheets[0].frame.height == 100)
    host.rootView = view([.fraction(0.25), .large])
    try host.layout(in: size)
    #expect(host.snapshot().sheets[0].frame.height == 200)
  }

  @Test func `A selected detent is where the sheet is, both ways`() throws {
    let handle = Handle()
    let host = try hosted(SelectingScreen(handle: handle), width: 320, height: 800)
    #expect(host.snapshot().sheets[0].frame.height == 400)
    try host.dragSheet(to: .height(120))
    try host.layout(in: CGSize(width: 320, height: 800))
    #expect(host.snapshot().sheets[0].frame.height == 120)
    #expect(host.snapshot().sheets[0].views(ofType: "Text").map(\.text) == ["120"])
    handle.set?(1)
    try host.layout(in: CGSize(width: 320, height: 800))
    #expect(host.snapshot().sheets[0].frame.height == 800)
  }
}

private struct SelectingScreen: View {
  let handle: Handle
  @State private var isPresented = true
  @State private var detent = PresentationDetent.medium

  var body: some View {
    Color.blue.sheet(isPresented: $isPresented) {
      Text(verbatim: detent == .height(120) ? "120" : "other")
        .presentationDetents([.height(120), .medium, .large], selection: $detent)
        .onAppear { handle.set = { _ in detent = .large } }
    }
  }
}
