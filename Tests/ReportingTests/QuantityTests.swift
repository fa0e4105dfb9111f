import Testing

@testable import Reporting

@Suite struct QuantityTests {
  @Test(
    "Times have three figures and the unit that fits",
    arguments: [
      (0.1234, "0.123 ns"), (1, "1.00 ns"), (12.34, "12.3 ns"), (123.4, "123 ns"),
      (999.4, "999 ns"), (999.6, "1.00 µs"), (1234, "1.23 µs"), (9.996e3, "10.0 µs"),
      (1.5e6, "1.50 ms"), (2.34e9, "2.34 s"), (123.4e9, "123 s"), (1234e9, "1230 s"),
    ])
  func times(nanoseconds: Double, text: String) {
    #expect(Quantity.time(nanoseconds: nanoseconds) == text)
  }

  @Test(
    "Speed-ups have two figures",
    arguments: [
      (1, "1.0×"), (0.5, "0.50×"), (0.0123, "0.012×"), (1.26, "1.3×"), (9.96, "10×"), (12.4, "12×"),
      (126, "130×"), (77_123, "77000×"), (1_260_000, "1.3M×"),
    ])
  func speedups(factor: Double, text: String) {
    #expect(Quantity.speedup(factor) == text)
  }

  @Test(
    "Counts are exact while they are short",
    arguments: [
      (0, "0"), (21, "21"), (5050, "5050"), (9999, "9999"), (12_345, "12.3k"),
      (50_005_000, "50.0M"),
      (999_960, "1.00M"), (0.5, "0.50"), (12.5, "13"), (2e13, "20.0T"),
    ])
  func counts(count: Double, text: String) {
    #expect(Quantity.count(count) == text)
  }

  @Test(
    "A text takes as many columns as a terminal gives it",
    arguments: [
      ("greedy", 6), ("µs ×", 4), ("行列", 4), ("e\u{301}", 1), ("👩‍👧", 2), ("🇩🇪", 2), ("한", 2),
      ("\u{1112}\u{1161}", 2), ("❤\u{FE0F}", 2), ("a\u{200B}b", 2), ("ｆ", 2), ("", 0),
    ])
  func widths(text: String, width: Int) {
    #expect(text.terminalWidth == width)
  }

  @Test func whatSteersATerminalIsReplaced() {
    #expect("a\u{1B}[31mb\u{202E}c\r\nd".printable == "a\u{FFFD}[31mb\u{FFFD}c\u{FFFD}\u{FFFD}d")
  }
}
