import Testing

@testable import RowFitting

@Suite struct `A badge text` {
  @Test(arguments: [
    (0, "0 more"), (1, "1 more"), (10, "10 more"), (999, "999 more"), (1000, "1,000 more"),
    (1234, "1,234 more"), (100_000, "100,000 more"), (999_999, "999,999 more"),
    (1_000_000, "1,000,000 more"), (Int.max, "9,223,372,036,854,775,807 more"),
  ])
  func `groups its number as in en_US`(hidden: Int, text: String) {
    #expect(BadgeText().text(hidden: hidden) == text)
  }

  @Test func `may have other words`() {
    #expect(BadgeText(suffix: " weitere …").text(hidden: 1200) == "1,200 weitere …")
    #expect(BadgeText(suffix: "").text(hidden: 12) == "12")
  }
}
