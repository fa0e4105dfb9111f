import Foundation
import Testing

@testable import BenchCommand

@Suite("A label file gives its lines")
struct LabelFileTests {
  struct Good: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let labels: [String]

    init(_ name: String, _ text: String, _ labels: [String]) {
      testDescription = name
      bytes = Array(text.utf8)
      self.labels = labels
    }

    static let all = [
      Good("lines", "Sketch\nColor samples\n", ["Sketch", "Color samples"]),
      Good("no end of the last line", "a\nb", ["a", "b"]),
      Good("CRLF", "a\r\nb\r\n", ["a", "b"]),
      Good("blank lines and white space", "\n\na\n \t\n\r\nb\n\n", ["a", "b"]),
      Good("white space around a label stays", "  a \n", ["  a "]),
      Good("a byte order mark", "\u{FEFF}a\nb\n", ["a", "b"]),
      Good("many scripts", "सूची\nقائمة\n目录\n👩‍👩‍👧\n", ["सूची", "قائمة", "目录", "👩‍👩‍👧"]),
      Good("equal labels", "a\na\n", ["a", "a"]),
      Good(
        "the longest line", String(repeating: "x", count: LabelFile.Limits().longestLine) + "\r\n",
        [String(repeating: "x", count: LabelFile.Limits().longestLine)]),
    ]
  }

  @Test("Lines become labels", arguments: Good.all)
  func reads(_ good: Good) throws {
    let folder = try TemporaryFolder()
    #expect(try LabelFile.read(folder.file("labels", good.bytes)) == good.labels)
  }

  @Test("Labels do not depend on how the bytes arrive", arguments: Good.all)
  func pieces(_ good: Good) throws {
    var splitter = LabelSplitter()
    for byte in good.bytes {
      try withUnsafeBytes(of: byte) { try splitter.add($0) }
    }
    #expect(try splitter.finish() == good.labels)
  }

  struct Bad: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let error: LabelFileError

    init(_ name: String, _ bytes: [UInt8], _ error: LabelFileError) {
      testDescription = name
      self.bytes = bytes
      self.error = error
    }

    static let all = [
      Bad("empty", [], .empty),
      Bad("nothing but blank lines", Array("\n \r\n\t\n".utf8), .empty),
      Bad("nothing but a byte order mark", [0xEF, 0xBB, 0xBF], .empty),
      Bad("a NUL byte", Array("a\nb\n".utf8) + [0x63, 0], .binary(line: 3)),
      Bad("Latin 1", Array("a\nb\n".utf8) + [0x63, 0xE9, 0x0A], .notUTF8(line: 3)),
      Bad("UTF-16", [0xFF, 0xFE, 0x61, 0, 0x0A, 0], .binary(line: 1)),
      Bad("a sequence cut short", [0x61, 0x0A, 0xE2, 0x82], .notUTF8(line: 2)),
      Bad("a surrogate", [0xED, 0xA0, 0x80], .notUTF8(line: 1)),
      Bad(
        "a byte too many", Array("a\n0123456789\n".utf8), .lineTooLong(line: 2, limit: 9)),
      Bad(
        "a line beyond the whole file's limit", Array(repeating: 0x78, count: 1000),
        .fileTooLarge(limit: 100)),
      Bad(
        "a label too many", Array("a\nb\n\nc\nd\n".utf8), .tooManyLabels(limit: 3)),
      Bad(
        "a file too large", Array(repeating: 0x0A, count: 101), .fileTooLarge(limit: 100)),
    ]
  }

  static let small = LabelFile.Limits(longestLine: 9, largestFile: 100, mostLabels: 3)

  @Test("A file that holds no labels is refused, and the line named", arguments: Bad.all)
  func refuses(_ bad: Bad) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("labels", bad.bytes)
    #expect(throws: CommandError.labels(bad.error, path: path)) {
      try LabelFile.read(path, within: Self.small)
    }
  }

  @Test("What cannot be opened or has no end is refused")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    for path in [folder.path("missing"), folder.url.path, "/dev/zero"] {
      #expect(throws: CommandError.self) { try LabelFile.read(path) }
    }
  }
}
