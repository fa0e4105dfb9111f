import Foundation
import HeadlessUI
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor @Suite struct SVGTests {
  private func svg(_ view: some View, _ size: CGSize = CGSize(width: 40, height: 30)) throws
    -> String
  {
    let host = LayoutHost(view, measurer: TensMeasurer())
    try host.layout(in: size)
    return host.snapshot().svg()
  }

  @Test func `The picture has the size of the window, on white`() throws {
    #expect(
      try svg(EmptyView()) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30">
        <rect width="40" height="30" fill="#FFFFFF"/>
        </svg>

        """)
  }

  @Test func `Text is drawn on its baseline in the width that was measured`() throws {
    let lines = try svg(Text("a<b").foregroundStyle(.red).bold()).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[2].hasPrefix("<text x=\"5\" y=\"21.887\" font-size=\"13\""))
    #expect(lines[2].contains("font-weight=\"700\""))
    #expect(lines[2].contains("textLength=\"30\""))
    #expect(lines[2].hasSuffix("fill=\"#FF3B30\" xml:space=\"preserve\">a&lt;b</text>"))
  }

  @Test func `What is cut is drawn with its dots, and lines are aligned`() throws {
    let cut = try svg(Text("abcdefgh").lineLimit(1))
    #expect(cut.contains("textLength=\"40\""))
    #expect(cut.contains(">abc…</text>"))
    let centred = try svg(
      Text("abcd ef").multilineTextAlignment(.center), CGSize(width: 40, height: 60))
    #expect(centred.contains("<text x=\"0\""))
    #expect(centred.contains("<text x=\"10\""))
  }

  @Test func `A background is behind its view, an overlay in front`() throws {
    let picture = try svg(
      Text("a").background(.blue.opacity(0.2)).overlay { Color.green.frame(width: 1) })
    let parts = ["#007AFF\" fill-opacity=\"0.2\"", "<text", "#34C759"].map { part in
      picture.range(of: part)?.lowerBound
    }
    let places = try parts.map { try #require($0) }
    #expect(places == places.sorted())
  }

  @Test func `Clips, transparency and gradients are those of SVG`() throws {
    let picture = try svg(
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).frame(width: 10, height: 10).clipped()
        Rectangle().opacity(0.5)
        LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom)
        Rectangle().stroke(.black, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [3, 1]))
      })
    #expect(
      picture.contains("<clipPath id=\"d1\"><path d=\"M15 0L25 0L25 10L15 10Z\"/></clipPath>"))
    #expect(picture.contains("<g clip-path=\"url(#d1)\">"))
    #expect(picture.contains("<g opacity=\"0.5\">"))
    #expect(picture.contains("<linearGradient id=\"d2\" x1=\"0.5\" y1=\"0\" x2=\"0.5\" y2=\"1\">"))
    #expect(picture.contains("stroke-linecap=\"round\" stroke-dasharray=\"3 1\""))
  }

  @Test func `What is hidden is not drawn`() throws {
    let picture = try svg(
      VStack {
        Color.red.hidden()
        Color.blue.opacity(0)
        Color.clear
        Rectangle().foregroundStyle(.clear)
      })
    #expect(picture.split(separator: "\n").count == 3)
  }

  @Test func `The picture is well-formed whatever a text holds`() throws {
    let text = "<&>\"'\u{0}\u{B}\u{1F}\u{FFFE}]]> \n éé 東京 👩‍👩‍👧"
    let picture = try svg(Text(verbatim: text), CGSize(width: 300, height: 200))
    #expect(XMLParser(data: Data(picture.utf8)).parse(), "\(picture)")
  }

  @Test func `Levels of the foreground style are less of it`() throws {
    let picture = try svg(
      VStack {
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary).foregroundStyle(.red)
        Rectangle().fill(.secondary).foregroundStyle(.red, .green)
        Rectangle().fill(.tint).tint(.pink)
        Color.primary.colorScheme(.dark)
      })
    let fills = picture.split(separator: "\n").dropFirst(2).dropLast().map { line in
      line.drop { $0 != "#" }.dropLast(2)
    }
    #expect(
      fills == [
        "#000000\" fill-opacity=\"0.468\"", "#FF3B30\" fill-opacity=\"0.3\"", "#34C759\"",
        "#FF2D55\"", "#FFFFFF\" fill-opacity=\"0.85\"",
      ])
  }
}

@MainActor @Suite struct SheetPictureTests {
  @Test func `A sheet is drawn over its window, which is darker`() throws {
    let view = Color.red.sheet(isPresented: .constant(true)) {
      Text("a").presentationDetents([.height(100)])
    }
    let host = LayoutHost(view, measurer: TensMeasurer())
    try host.layout(in: CGSize(width: 200, height: 600))
    let lines = host.snapshot().svg().split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines[2].hasSuffix("fill=\"#FF3B30\"/>"))
    #expect(lines[3].hasSuffix("fill=\"#000000\" fill-opacity=\"0.2\"/>"))
    #expect(lines[4].hasPrefix("<clipPath id=\"d1\"><path d=\"M10 500"))
    #expect(lines[7].contains(">a</text>"))
  }
}
