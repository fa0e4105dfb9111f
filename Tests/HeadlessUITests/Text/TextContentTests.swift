import Foundation
import HeadlessUI
import Testing

@MainActor @Suite struct TextContentTests {
  private func string(_ text: Text, locale: String? = nil) throws -> String? {
    var environment = EnvironmentValues()
    if let locale { environment.locale = Locale(identifier: locale) }
    return try inTens(text, environment: environment).first?.text
  }

  @Test func `A number in a literal is written as the locale writes it`() throws {
    let hidden = 1234
    #expect(try string(Text("\(hidden) more")) == "1,234 more")
    #expect(try string(Text("\(3) more")) == "3 more")
    #expect(try string(Text("\(-1_234_567)")) == "-1,234,567")
    #expect(try string(Text("\(UInt64.max)")) == "18,446,744,073,709,551,615")
    #expect(try string(Text("\(hidden) mehr"), locale: "de_DE") == "1.234 mehr")
    #expect(try string(Text("\(1.5)")) == "1.500000")
    #expect(try string(Text("\(1.5, specifier: "%.1f") pt")) == "1.5 pt")
    #expect(try string(Text("\(0.25, format: .percent)")) == "25%")
    #expect(try string(Text(1234, format: .number)) == "1,234")
    #expect(try string(Text(1234, format: .number), locale: "de_DE") == "1.234")
  }

  @Test func `A string is shown as it is`() throws {
    let hidden = 1234
    #expect(try string(Text(verbatim: "\(hidden) more")) == "1234 more")
    let title = "\(hidden) more"
    #expect(try string(Text(title)) == "1234 more")
    #expect(try string(Text(title.dropFirst(2))) == "34 more")
    #expect(try string(Text("Hello, \(title)")) == "Hello, 1234 more")
  }

  @Test func `Texts are joined, each with its own font`() throws {
    let text = Text("ab") + Text("cd").font(.system(size: 26)).bold() + Text(" \(Text("e"))")
    let joined = try #require(try inTens(text).first)
    #expect(joined.text == "abcd e")
    #expect(joined.frame.size == CGSize(width: 80, height: 48))
  }

  @Test func `A thousand texts can be joined`() throws {
    let text = (0..<5000).reduce(Text("")) { sum, _ in sum + Text("a") }
    #expect(try inTens(text).first?.frame.width == 50_000)
  }

  @Test func `Kerning is added to each character, and case can change the width`() throws {
    #expect(try inTens(Text("abc").kerning(2)).first?.frame.width == 36)
    #expect(try inTens(Text("ß").textCase(.uppercase)).first?.frame.width == 20)
  }

  @Test(
    "Text styles have the sizes of the platform",
    arguments: [
      (Font.TextStyle.largeTitle, 26.0, 34.0), (.title, 22, 28), (.title2, 17, 22),
      (.title3, 15, 20), (.headline, 13, 17), (.body, 13, 17), (.callout, 12, 16),
      (.subheadline, 11, 15), (.footnote, 10, 13), (.caption, 10, 12), (.caption2, 10, 11),
    ])
  func styles(style: Font.TextStyle, macOS: Double, iOS: Double) throws {
    var environment = EnvironmentValues()
    func width() throws -> Double? {
      let text = Text("abcdefghijklm").font(.system(style))
      return try inTens(text, environment: environment).first.map { Double($0.frame.width) }
    }
    #expect(try width() == macOS * 10)
    environment.textStylePlatform = .iOS
    #expect(try width() == iOS * 10)
  }

  @Test func `The inner font counts, and weight changes no length`() throws {
    let view = VStack {
      Text("a").font(.system(size: 26))
      Text("a").bold().italic()
      Text("a").font(.custom("Menlo", size: 39)).fontWeight(.heavy)
    }
    .font(.system(size: 6.5, weight: .black))
    #expect(try inTens(view).map(\.frame.width) == [20, 5, 30])
  }

  @Test func `A change of colour measures nothing, a change of font the text alone`() throws {
    struct Screen: View {
      var color: Color
      var size: CGFloat

      var body: some View {
        HStack {
          Text("a").foregroundStyle(color).padding(2).foregroundStyle(color)
          Text("b").font(.system(size: size)).background(color, in: .capsule).border(color)
          color.frame(width: 5).overlay(color)
          Circle().fill(color)
        }
      }
    }
    let host = try hosted(Screen(color: .red, size: 10), width: 100, height: 100)
    host.rootView = Screen(color: .blue, size: 10)
    try host.layout(in: CGSize(width: 100, height: 100))
    #expect(host.counts.computed == 0)
    host.rootView = Screen(color: .blue, size: 20)
    try host.layout(in: CGSize(width: 100, height: 100))
    #expect(host.counts.computed > 0)
  }
}
