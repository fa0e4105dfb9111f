import Measurement
import Reporting
import Testing

@Suite struct CSVTableTests {
  @Test(
    "Files in the form of RFC 4180 are read",
    arguments: [
      ("lines ended by CR LF", "a,b\r\n1,2\r\n", [["1", "2"]]),
      ("lines ended by LF", "a,b\n1,2\n", [["1", "2"]]),
      ("a last line without an end", "a,b\n1,2", [["1", "2"]]),
      ("empty fields", "a,b\n,\n", [["", ""]]),
      ("quoted fields", "a,b\n\"1\",\"\"\n", [["1", ""]]),
      (
        "commas, quotes and lines in quotes", "a,b\n\"x,\"\"y\"\"\",\"1\r\n2\"\n",
        [["x,\"y\"", "1\r\n2"]]
      ),
      ("a byte order mark", "\u{FEFF}a,b\n1,2\n", [["1", "2"]]),
      ("other scripts", "a,b\n行,e\u{301}\n", [["行", "e\u{301}"]]),
      ("a header alone", "a,b\n", []),
    ])
  func reads(name: String, text: String, records: [[String]]) throws {
    let table = try CSVTable(parsing: Array(text.utf8), requiring: ["b"])
    #expect(table.columns == ["a", "b"])
    #expect(table.records.map(\.fields) == records)
  }

  @Test func recordsKnowTheirLine() throws {
    let table = try CSVTable(parsing: Array("a\n\"1\n2\n3\"\n4\r\n5".utf8))
    #expect(table.records.map(\.line) == [2, 5, 6])
  }

  @Test(
    "What is wrong is said with its line",
    arguments: [
      ("", ReportingError.emptyFile),
      ("\u{FEFF}", .emptyFile),
      ("a,b\n1\n", .raggedRecord(line: 2, fields: 1, expected: 2)),
      ("a,b\n1,2\n\"x\ny\",2,3\n", .raggedRecord(line: 3, fields: 3, expected: 2)),
      ("a,b\n1,2\n\n", .raggedRecord(line: 3, fields: 1, expected: 2)),
      ("a,b\n1,\"2\n3\n", .unterminatedQuote(line: 2)),
      ("a,b\n1,\"2\"\"", .unterminatedQuote(line: 2)),
      ("a,b\n1,\"", .unterminatedQuote(line: 2)),
      ("a,b\n1,2\"\n", .strayQuote(line: 2)),
      ("a,b\n1,\"2\"3\n", .strayQuote(line: 2)),
      ("a,b\n1,2\r3,4\r", .strayCarriageReturn(line: 2)),
      ("a,b\n1,2\r", .strayCarriageReturn(line: 2)),
      ("a,b\n1,2\n3,\0\n", .notText(line: 3)),
      ("a,b,a\n1,2,3\n", .duplicateColumn("a", line: 1)),
      ("a,c\n", .missingColumns(["b"], line: 1)),
    ])
  func errors(text: String, error: ReportingError) {
    #expect(throws: error) {
      try CSVTable(
        parsing: Array(text.utf8),
        requiring: error == .missingColumns(["b"], line: 1) ? ["a", "b"] : [])
    }
  }

  @Test(
    "Bytes that are not UTF-8 are not text",
    arguments: [
      [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func notUTF8(bytes: [UInt8]) {
    let line = Array("a,b\n1,".utf8) + bytes + Array("\n".utf8)
    #expect(throws: ReportingError.notText(line: 2)) { try CSVTable(parsing: line) }
    let quoted = Array("a,b\n1,\"".utf8) + bytes + Array("\"\n".utf8)
    #expect(throws: ReportingError.notText(line: 2)) { try CSVTable(parsing: quoted) }
  }

  @Test("What is written is read back", arguments: 0..<20)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let alphabet = ["a", ",", "\"", "\r", "\n", "\r\n", " ", "é", "行", "👩‍👧", ""]
    for _ in 0..<50 {
      let width = Int.random(in: 1...5, using: &generator)
      let header = (0..<width).map { "column \($0)" }
      let records = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        (0..<width).map { _ in
          (0..<Int.random(in: 0...6, using: &generator))
            .compactMap { _ in alphabet.randomElement(using: &generator) }.joined()
        }
      }
      let text = CSVText.lines([header] + records)
      let table = try CSVTable(parsing: Array(text.utf8))
      #expect(table.columns == header)
      // Unicode scalars, since equal strings may differ in their bytes.
      #expect(
        table.records.map { $0.fields.map { Array($0.utf8) } }
          == records.map { $0.map { Array($0.utf8) } })
    }
  }

  @Test("Garbage gives a table or an error, never a crash", arguments: 0..<40)
  func garbage(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let telling = Array("a,\"\r\n".utf8) + [0, 0xC3, 0xA9, 0xFF]
    let sound = Array("a,b\r\n1,\"2,\"\"3\"\"\"\r\n".utf8)
    for _ in 0..<250 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let index = Int.random(in: 0...bytes.count, using: &generator)
        bytes.insert(telling.randomElement(using: &generator) ?? 0, at: index)
        bytes.removeLast(Int.random(in: 0...1, using: &generator))
      }
      do throws(ReportingError) {
        let table = try CSVTable(parsing: bytes)
        #expect(table.records.allSatisfy { $0.fields.count == table.columns.count })
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }
}
