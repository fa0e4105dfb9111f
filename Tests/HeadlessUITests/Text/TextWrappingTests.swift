import HeadlessUI
import Testing

/// A text in a width: a character is 10 pt wide, a line 24 pt high.
struct WrappingCase: CustomTestStringConvertible, Sendable {
  let rule: String
  let text: String
  let width: CGFloat?
  var height: CGFloat?
  var limit: Int?
  let size: CGSize
  var isTruncated = false

  var testDescription: String { "\(rule): \(text) in \(String(describing: width))" }
}

@MainActor @Suite struct TextWrappingTests {
  nonisolated static let cases = [
    WrappingCase(
      rule: "a text is as wide as it is where nothing is proposed", text: "one two",
      width: nil, size: CGSize(width: 70, height: 24)),
    WrappingCase(
      rule: "a text does not fill a larger space", text: "one two", width: 500,
      size: CGSize(width: 70, height: 24)),
    WrappingCase(
      rule: "a text that fits exactly has one line", text: "one two", width: 70,
      size: CGSize(width: 70, height: 24)),
    WrappingCase(
      rule: "lines break at spaces, which take no width there", text: "one two", width: 69,
      size: CGSize(width: 30, height: 48)),
    WrappingCase(
      rule: "the longest line decides", text: "one two three", width: 90,
      size: CGSize(width: 70, height: 48)),
    WrappingCase(
      rule: "several spaces are one break", text: "one   two", width: 50,
      size: CGSize(width: 30, height: 48)),
    WrappingCase(
      rule: "a no-break space is none", text: "one\u{A0}two six", width: 70,
      size: CGSize(width: 70, height: 48)),
    WrappingCase(
      rule: "lines break at line ends", text: "one\ntwo", width: nil,
      size: CGSize(width: 30, height: 48)),
    WrappingCase(
      rule: "an empty line is a line", text: "one\n\ntwo", width: 100,
      size: CGSize(width: 30, height: 72)),
    WrappingCase(
      rule: "lines break between ideographs", text: "東京都庁", width: 25,
      size: CGSize(width: 20, height: 48)),
    WrappingCase(
      rule: "no line begins with a closing mark", text: "東京都。", width: 30,
      size: CGSize(width: 20, height: 48)),
    WrappingCase(
      rule: "lines break after a hyphen", text: "well-known", width: 60,
      size: CGSize(width: 50, height: 48)),
    WrappingCase(
      rule: "a word that is wider than the line breaks inside", text: "abcdefgh", width: 35,
      size: CGSize(width: 30, height: 72)),
    WrappingCase(
      rule: "a letter wider than the line does not widen it", text: "ab", width: 5,
      size: CGSize(width: 5 + 1.0 / 1024, height: 48)),
    WrappingCase(
      rule: "no width shows nothing", text: "one two", width: 0,
      size: CGSize(width: 0, height: 24), isTruncated: true),
    WrappingCase(
      rule: "an empty text is a line high", text: "", width: 0,
      size: CGSize(width: 0, height: 24)),
    WrappingCase(
      rule: "a limit cuts the last line with dots", text: "one two three", width: 70, limit: 1,
      size: CGSize(width: 70, height: 24), isTruncated: true),
    WrappingCase(
      rule: "what is cut is no wider than the proposal", text: "abcdefgh", width: 55, limit: 1,
      size: CGSize(width: 50, height: 24), isTruncated: true),
    WrappingCase(
      rule: "spaces before the dots are dropped", text: "abc defgh", width: 50, limit: 1,
      size: CGSize(width: 40, height: 24), isTruncated: true),
    WrappingCase(
      rule: "a limit that is not reached has no effect", text: "one two", width: 40, limit: 3,
      size: CGSize(width: 30, height: 48)),
    WrappingCase(
      rule: "a limit below 1 is 1", text: "one two", width: 40, limit: 0,
      size: CGSize(width: 40, height: 24), isTruncated: true),
    WrappingCase(
      rule: "the height proposed limits the lines", text: "one two six", width: 40, height: 50,
      size: CGSize(width: 40, height: 48), isTruncated: true),
    WrappingCase(
      rule: "one line is shown in any height", text: "one two", width: 70, height: 5,
      size: CGSize(width: 70, height: 24)),
    WrappingCase(
      rule: "a line end is cut as well", text: "one\ntwo", width: 100, limit: 1,
      size: CGSize(width: 40, height: 24), isTruncated: true),
  ]

  @Test("A text is wrapped and cut by its rules", arguments: cases)
  func wrapping(testCase: WrappingCase) throws {
    let text = try #require(
      try inTens(
        Text(verbatim: testCase.text).lineLimit(testCase.limit), width: testCase.width,
        height: testCase.height
      ).first)
    #expect(text.frame.size == testCase.size)
    #expect(text.isTruncated == testCase.isTruncated)
  }

  @Test func `Spacing is between lines only, and reserved lines count`() throws {
    func height(_ view: some View) throws -> CGFloat {
      try #require(try inTens(view, width: 40).first).frame.height
    }
    #expect(try height(Text("one two").lineSpacing(6)) == 54)
    #expect(try height(Text("one").lineSpacing(6)) == 24)
    #expect(try height(Text("one").lineLimit(3, reservesSpace: true)) == 72)
    #expect(try height(Text("one").lineLimit(2...4)) == 48)
    #expect(try height(Text("one two six ten ten").lineLimit(2...4)) == 96)
    #expect(try height(Text("one two six").lineLimit(...2)) == 48)
  }

  @Test func `A text has the baselines of its first and last line`() throws {
    let view = HStack(alignment: .lastTextBaseline, spacing: 0) {
      Text("one two").frame(width: 40)
      Text("one").alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] }
    }
    #expect(try inTens(view).map { ($0.frame.minY * 1000).rounded() } == [0, 24_000])
    let first = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("one two").frame(width: 40)
      Text("a").font(.system(size: 26))
    }
    let tops = try inTens(first).map(\.frame.minY)
    #expect(abs(tops[0] - (48 - 24) * 0.905 / 1.15) < 0.001)
    #expect(tops[1] == 0)
  }

  @Test func `A long text on a few wide lines is not measured word by word`() throws {
    let measurer = TensMeasurer()
    let words = Array(repeating: "word", count: 10_000).joined(separator: " ")
    let host = LayoutHost(Text(verbatim: words), measurer: measurer)
    try host.layout(proposing: ProposedViewSize(width: 20_000, height: nil))
    #expect(measurer.calls < 1000)
  }
}
