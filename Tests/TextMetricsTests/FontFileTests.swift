import Foundation
import Testing

@testable import TextMetrics

@Suite(
  "Bad font files", .enabled(if: Machine.hasHarfBuzz, Comment(rawValue: Machine.needsHarfBuzz)))
struct FontFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func refusal(of path: String) -> TextMetricsError? {
    do throws(TextMetricsError) {
      _ = try HarfBuzzMeasurer(fonts: [path])
      return nil
    } catch {
      return error
    }
  }

  @Test("a path without a file is named")
  func missing() {
    for path in [folder.path + "/absent.ttf", ""] {
      #expect(refusal(of: path) == .fontMissing(path: path))
    }
  }

  @Test("a folder is not a font")
  func directory() {
    let expected = TextMetricsError.fontNotAFile(path: folder.path, what: "a folder")
    #expect(refusal(of: folder.path) == expected)
  }

  @Test("a device is refused before it is read")
  func device() {
    #expect(
      refusal(of: "/dev/zero") == .fontNotAFile(path: "/dev/zero", what: "a device or a pipe"))
  }

  @Test("an empty file is not a font")
  func empty() throws {
    let path = try folder.file("empty.ttf", [])
    #expect(refusal(of: path) == .fontEmpty(path: path))
  }

  @Test("a file without permission is unreadable", .enabled(if: geteuid() != 0, "root reads all"))
  func unreadable() throws {
    let path = try folder.file("closed.ttf", [1])
    chmod(path, 0)
    #expect(refusal(of: path) == .fontUnreadable(path: path, reason: "Permission denied"))
  }

  @Test(
    "files that are no fonts are refused with a reason",
    arguments: [
      "This is a letter, not a font.\n",
      "\u{0}\u{1}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}",
      "OTTO",
      "ttcf\u{0}\u{1}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}",
      "%PDF-1.7",
    ])
  func noFont(content: String) throws {
    let path = try folder.file("font.ttf", content.utf8)
    #expect(refusal(of: path) == .notAFont(path: path, reason: "it has no glyphs"))
  }

  @Test("a bad fallback font is refused like a bad first one", .enabled(if: Machine.hasDejaVu237))
  func fallback() {
    let absent = folder.path + "/absent.ttf"
    #expect(throws: TextMetricsError.fontMissing(path: absent)) {
      try HarfBuzzMeasurer(fonts: [Machine.sans, absent])
    }
  }

  @Test(
    "a font cut off anywhere before its metrics is refused", .enabled(if: Machine.hasDejaVu237),
    arguments: [11, 100, 300, 1000, 10_000, 100_000, 300_000, 500_000, 600_000])
  func truncated(length: Int) throws {
    let font = try Data(contentsOf: URL(fileURLWithPath: Machine.sans))
    let path = try folder.file("cut.ttf", font.prefix(length))
    guard case .notAFont(path, _) = refusal(of: path) else {
      Issue.record("accepted, or refused as \(String(describing: refusal(of: path)))")
      return
    }
  }

  @Test(
    "a font without a table that widths depend on is refused, and the table is named",
    .enabled(if: Machine.hasDejaVu237),
    arguments: [
      ("maxp", "it has no glyphs"), ("head", "its head table is missing or damaged"),
      ("cmap", "its character map is missing or damaged"),
      ("hhea", "its advance widths are missing or cut off"),
      ("hmtx", "its advance widths are missing or cut off"),
    ])
  func emptyTable(tag: String, reason: String) throws {
    var font = try Data(contentsOf: URL(fileURLWithPath: Machine.sans))
    let record = try #require(font.range(of: Data(tag.utf8)))
    // A record in the table directory: tag, checksum, offset, length.
    font.replaceSubrange(record.lowerBound + 12..<record.lowerBound + 16, with: [0, 0, 0, 4])
    let path = try folder.file("damaged.ttf", font)
    #expect(refusal(of: path) == .notAFont(path: path, reason: reason))
  }

  @Test("the sentences name the file and say what to do")
  func sentences() {
    let errors: [TextMetricsError] = [
      .fontMissing(path: "a.ttf"), .fontUnreadable(path: "a.ttf", reason: "no"),
      .fontNotAFile(path: "a.ttf", what: "a folder"), .fontEmpty(path: "a.ttf"),
      .notAFont(path: "a.ttf", reason: "it has no glyphs"), .fontsWithoutHarfBuzz(paths: ["a.ttf"]),
    ]
    for error in errors {
      #expect(error.description.contains("'a.ttf'"))
      #expect(error.description.hasPrefix(error.problem + "; "))
    }
  }
}
