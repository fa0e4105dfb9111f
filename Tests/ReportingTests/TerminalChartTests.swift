import Analysis
import Measurement
import Testing

@testable import Reporting

@Suite struct TerminalChartTests {
  private func chart(_ style: TerminalChart.Style) -> String {
    TerminalChart(rows: Fixture.workload, style: style).text
  }

  @Test("Lines keep to the width", arguments: [40, 60, 80, 200], [true, false])
  func width(width: Int, isUnicode: Bool) {
    let text = chart(TerminalChart.Style(width: width, isUnicode: isUnicode))
    // The first line is the title, which wraps nowhere else either.
    #expect(text.split(separator: "\n").dropFirst().allSatisfy { $0.terminalWidth <= width })
  }

  @Test func withoutUTF8ThereIsNothingButASCII() {
    let text = chart(TerminalChart.Style(width: 80, isUnicode: false))
    #expect(text.unicodeScalars.allSatisfy { $0.isASCII })
    #expect(text.contains("833 us |"))
    #expect(text.contains("# candidates   x candidates-lazy   o greedy   * cached"))
  }

  @Test func coloursAreLeftOutUnlessAskedFor() {
    let plain = chart(TerminalChart.Style(width: 80))
    let colored = chart(TerminalChart.Style(width: 80, hasColors: true))
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[34m█ candidates\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == plain)
  }

  @Test func aFasterStrategyIsDrawnLower() throws {
    let lines = chart(TerminalChart.Style(width: 80)).split(separator: "\n")
    let slow = try #require(lines.firstIndex { $0.contains("▲") && $0.contains("│") })
    let fast = try #require(lines.firstIndex { $0.contains("●") && $0.contains("│") })
    #expect(slow < fast)
  }

  @Test func nothingMeasuredIsNoChart() {
    #expect(TerminalChart(rows: []).text == "")
  }
}
