import Foundation
import Measurement
import Testing

@testable import BenchCommand

/// A command line on bad input: what it ends with, and what its sentence names.
struct BadInput: CustomTestStringConvertible {
  let testDescription: String
  /// `FOLDER` stands for a folder of the test's own.
  let words: [String]
  let input: [UInt8]
  let code: ExitCode
  let names: [String]

  init(
    _ name: String, _ line: String, input: [UInt8] = [], code: ExitCode = .wrongUsage,
    names: String...
  ) {
    testDescription = name
    words = line.split(separator: " ").map(String.init)
    self.input = input
    self.code = code
    self.names = names
  }

  static let wrongUsage = [
    BadInput("an unknown command", "mesure", names: "'mesure'", "'measure'"),
    BadInput("an unknown option", "fit --widht 3", names: "'--widht'", "'--width'"),
    BadInput("an unknown value", "fit --format jsn", names: "--format", "'jsn'", "'json'"),
    BadInput("an unknown strategy", "fit --strategy greddy", names: "'greddy'", "'greedy'"),
    BadInput("an unknown measurer", "measure --measurer hb", names: "'hb'", "embedded, harfbuzz"),
    BadInput("an unknown suite", "list --suite rwo", names: "--suite", "'rwo'"),
    BadInput("an unknown topic of help", "help fti", names: "'fti'", "'fit'"),
    BadInput("a run of 0 items", "--items 6,0", names: "--items", "'0'", "'6,0'"),
    BadInput("a run of a billion items", "run --items 1000000000", names: "'1000000000'"),
    BadInput("a run in no width", "run --width nan", names: "--width", "'nan'"),
    BadInput("a share above 1", "run --fill 1.5", names: "--fill", "'1.5'"),
    BadInput("an unknown workload", "run --workload resise", names: "'resise'", "'resize'"),
    BadInput("a choice of the memo", "run --memo of", names: "--memo", "'of'"),
    BadInput("a seed that is negative", "run --seed -1", names: "--seed", "'-1'"),
    BadInput("no items", "fit --width 3", names: "--labels", "--widths"),
    BadInput("no labels", "measure", names: "--labels"),
    BadInput("items twice", "fit --labels a --widths 1", names: "--labels", "--widths"),
    BadInput("no badge", "fit --widths 1,2", names: "--badge", "--badges"),
    BadInput("two badges", "fit --widths 1 --badge 1 --badges 1", names: "--badge", "--badges"),
    BadInput("a badge for labels", "fit --labels a --badge 3", names: "--badge", "--widths"),
    BadInput("a font for widths", "fit --widths 1 --badge 1 --font f", names: "--font", "--labels"),
    BadInput(
      "a font that is not used", "measure --labels a --measurer embedded --font f",
      names: "embedded", "--font"),
    BadInput(
      "a badge table too short", "fit --widths 1,2,3 --badges 1,2", names: "--badges", "2", "3"),
    BadInput("a width that is NaN", "fit --widths 1 --badge 1 --width nan", names: "'nan'"),
    BadInput("an infinite width", "fit --widths 1 --badge 1 --width inf", names: "'inf'"),
    BadInput("a negative width", "fit --widths 1 --badge 1 --width -3", names: "'-3'"),
    BadInput("a width beyond numbers", "fit --widths 1 --badge 1 --width 1e999", names: "'1e999'"),
    BadInput("an item that is NaN", "fit --widths 1,nan,3 --badge 1", names: "'nan'", "'1,nan,3'"),
    BadInput("a negative item", "fit --widths 1,-2 --badge 1", names: "'-2'", "'1,-2'"),
    BadInput("a negative badge", "fit --widths 1 --badge -1", names: "--badge", "'-1'"),
    BadInput("an infinite spacing", "fit --widths 1 --badge 1 --spacing=-inf", names: "'-inf'"),
    BadInput("a comma too many", "fit --widths 1,2, --badge 1", names: "'1,2,'"),
    BadInput("a font size of 0", "measure --labels a --font-size 0", names: "--font-size", "'0'"),
    BadInput("a value missing", "fit --widths", names: "--widths"),
    BadInput("an option twice", "fit --width 1 --width 2", names: "--width"),
    BadInput("an argument too many", "fit labels.txt", names: "'labels.txt'"),
  ]

  static let failures = [
    BadInput("a missing file", "fit --labels FOLDER/no", code: .failed, names: "/no'", "no such"),
    BadInput("a folder", "measure --labels FOLDER", code: .failed, names: "folder"),
    BadInput("an empty file", "fit --labels FOLDER/empty", code: .failed, names: "/empty'"),
    BadInput("a binary file", "fit --labels FOLDER/binary", code: .failed, names: "line 2", "NUL"),
    BadInput("Latin 1", "fit --labels FOLDER/latin1", code: .failed, names: "line 3", "UTF-8"),
    BadInput(
      "a line of a megabyte", "fit --labels FOLDER/long", code: .failed, names: "line 2", "10000"),
    BadInput("a file without end", "fit --labels /dev/zero", code: .failed, names: "/dev/zero"),
    BadInput("empty input", "fit --labels -", code: .failed, names: "standard input"),
    BadInput(
      "binary input", "measure --labels -", input: [0x61, 0x0A, 0], code: .failed,
      names: "standard input", "line 2"),
    BadInput(
      "a missing font", "measure --labels FOLDER/good --font FOLDER/no.ttf", code: .failed,
      names: "no.ttf"),
    BadInput(
      "a font that is no font", "measure --labels FOLDER/good --font FOLDER/good", code: .failed,
      names: "/good'"),
    BadInput(
      "strategies too expensive for the row",
      "fit --labels FOLDER/many --measurer embedded --strategy candidates", code: .failed,
      names: "2001", "2000"),
  ]

  static func prepare(_ folder: TemporaryFolder) throws {
    try folder.file("empty", [])
    try folder.file("good", "Sketch\n".utf8)
    try folder.file("binary", Array("a\nb".utf8) + [0])
    try folder.file("latin1", Array("a\nb\nc".utf8) + [0xE9, 0x0A])
    try folder.file("long", Array("a\n".utf8) + Array(repeating: 0x78, count: 1 << 20))
    try folder.file("many", String(repeating: "a\n", count: 2001).utf8)
  }
}

@Suite("Bad input gets one sentence and the right exit code")
struct BadInputTests {
  @Test("Wrong usage and failures", arguments: BadInput.wrongUsage + BadInput.failures)
  func sentence(for bad: BadInput) throws {
    let folder = try TemporaryFolder()
    try BadInput.prepare(folder)
    let words = bad.words.map { $0.replacing("FOLDER", with: folder.url.path) }
    let ending = try Bench.run(words, input: bad.input)

    #expect(ending.code == bad.code.rawValue)
    #expect(ending.output.isEmpty)
    #expect(ending.notes.hasPrefix("bench: "))
    #expect(ending.notes.split(separator: "\n").count == 1)
    for name in bad.names { #expect(ending.notes.contains(name), "\(ending.notes)") }
  }
}

@Suite("Output that cannot be written")
struct OutputTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("labels", String(repeating: "Sketch\n", count: 20_000).utf8)
  }

  @Test("A reader that has seen enough ends nothing but the output")
  func closedPipe() throws {
    let ending = try Bench.shell(
      "( $bench measure --labels labels --measurer embedded; echo code $? >&2 ) | head -1",
      folder: folder.url)
    #expect(ending.output.split(separator: "\n").count == 1)
    #expect(ending.notes == "code 0\n")
  }

  @Test("A closed output is named")
  func closed() throws {
    let ending = try Bench.shell("$bench list --help >&-")
    #expect(ending.code == ExitCode.failed.rawValue)
    #expect(ending.notes.contains("standard output"))
  }

  #if os(Linux)
    @Test("A full disk is named")
    func full() throws {
      let ending = try Bench.shell("$bench --help > /dev/full")
      #expect(ending.code == ExitCode.failed.rawValue)
      #expect(ending.notes.contains("standard output"))
      #expect(ending.notes.contains("no space"))
    }

    @Test(
      "Running out of memory ends with a sentence and not with a crash",
      .enabled(if: AllocationProbe() != nil, "a sanitizer needs more address space than the limits"))
    func noMemory() throws {
      let label = String(repeating: "x", count: 9000)
      try folder.file("large", String(repeating: label + "\n", count: 4000).utf8)
      // What a process needs before it begins differs between machines, so several limits are
      // tried: with the lowest it may not get as far as its first line, with the highest there
      // may be enough.
      let ending = try Bench.shell(
        """
        for limit in 60000 70000 80000 90000 100000 110000 120000 140000 160000; do
          ( ulimit -v $limit; $bench fit --labels large --measurer embedded > out; echo code $? )
        done
        """, folder: folder.url)
      let begun = ending.output.split(separator: "\n").drop { $0 != "code 1" }
      #expect(!begun.isEmpty)
      #expect(Set(begun).isSubset(of: ["code 0", "code 1"]), "\(ending.output)")
      #expect(ending.notes.contains("bench: memory ran out"))
    }
  #endif
}
