import Testing

@testable import BenchCommand

/// A wrong command line and the sentence that it gets.
struct WrongUsage: CustomTestStringConvertible {
  let testDescription: String
  let words: [String]
  let sentence: String

  init(_ name: String, _ words: [String], _ sentence: String) {
    testDescription = name
    self.words = words
    self.sentence = sentence
  }

  static let all = [
    WrongUsage(
      "two letters swapped", ["r", "--widht", "3"],
      "unknown option '--widht'; did you mean '--width'?"),
    WrongUsage(
      "swapped, with an equals sign", ["r", "--widht=3"],
      "unknown option '--widht'; did you mean '--width'?"),
    WrongUsage(
      "one dash too few", ["r", "-width", "3"],
      "unknown option '-width'; did you mean '--width'?"),
    WrongUsage(
      "the beginning of an option", ["r", "--bud", "3"],
      "unknown option '--bud'; did you mean '--budget'?"),
    WrongUsage("nothing like it", ["r", "--colour"], "unknown option '--colour'"),
    WrongUsage(
      "no value at the end", ["r", "--width"],
      "--width lacks its value; it needs a number from 0 to 100 (points)"),
    WrongUsage(
      "an option in place of a value", ["r", "--labels", "--quiet"],
      "--labels lacks its value; it needs the path of a file"),
    WrongUsage(
      "an empty value", ["r", "--labels="], "--labels needs the path of a file, not ''"),
    WrongUsage(
      "a value for a switch", ["r", "--quiet=yes"],
      "--quiet is a switch and takes no value; leave out '=yes'"),
    WrongUsage(
      "twice", ["r", "--width", "1", "--width=2"], "--width is given twice; give it once"),
    WrongUsage(
      "not a number", ["r", "--width", "wide"],
      "--width needs a number from 0 to 100 (points), not 'wide'"),
    WrongUsage(
      "NaN", ["r", "--width", "nan"], "--width needs a number from 0 to 100 (points), not 'nan'"),
    WrongUsage(
      "infinite", ["r", "--width", "inf"],
      "--width needs a number from 0 to 100 (points), not 'inf'"),
    WrongUsage(
      "minus infinity", ["r", "--width", "-inf"],
      "--width needs a number from 0 to 100 (points), not '-inf'"),
    WrongUsage(
      "negative", ["r", "--width=-1"],
      "--width needs a number from 0 to 100 (points), not '-1'"),
    WrongUsage(
      "one bad element of a list", ["r", "--items", "6,0,10"],
      "--items needs a whole number from 1 to 1000 in each place, not '0' (in '6,0,10')"),
    WrongUsage(
      "an empty element of a list", ["r", "--items", "6,,10"],
      "--items needs a whole number from 1 to 1000 in each place, not '' (in '6,,10')"),
    WrongUsage(
      "a billion", ["r", "--items", "1000000000"],
      "--items needs a whole number from 1 to 1000 in each place, not '1000000000'"),
    WrongUsage(
      "more digits than a number has", ["r", "--items", "99999999999999999999"],
      "--items needs a whole number from 1 to 1000 in each place, not '99999999999999999999'"),
    WrongUsage(
      "a choice with a letter missing", ["r", "--style", "fncy"],
      "--style needs one of plain, fancy, not 'fncy'; did you mean 'fancy'?"),
    WrongUsage(
      "a choice in capitals", ["r", "--style", "PLAIN"],
      "--style needs one of plain, fancy, not 'PLAIN'; did you mean 'plain'?"),
    WrongUsage(
      "a negative seed", ["r", "--seed", "-1"],
      "--seed needs a whole number from 0 to 18446744073709551615, not '-1'"),
    WrongUsage("an argument too few", [], "RESULT is missing: What to show."),
    WrongUsage(
      "an argument too many", ["a", "b", "c"],
      "unexpected argument 'c'; an option begins with two dashes"),
    WrongUsage(
      "control characters", ["a", "b", "\u{1B}[31m\u{202E}x"],
      "unexpected argument '\\u{1b}[31m\\u{202e}x'; an option begins with two dashes"),
    WrongUsage(
      "a very long word", ["a", "b", String(repeating: "x", count: 1_000_000)],
      "unexpected argument '\(String(repeating: "x", count: 60))…'; "
        + "an option begins with two dashes"),
  ]
}

@Suite("Wrong usage is named, with what to do")
struct UsageErrorTests {
  @Test("A wrong command line gets its sentence", arguments: WrongUsage.all)
  func sentence(of usage: WrongUsage) throws {
    let error = try #require(throws: UsageError.self) {
      try SampleCommand.declaration.parse(usage.words)
    }
    #expect(error.sentence == usage.sentence)
  }

  @Test("A name that no suite has gets the names that there are")
  func unknownName() {
    let error = UsageError.unknownName(parameter: "--suite", "x", valid: ["row", "flow"])
    #expect(error.sentence == "--suite does not know 'x'; choose from row, flow")
  }
}

@Suite("The nearest name is found")
struct NearestNameTests {
  @Test(
    "The distance counts insertions, deletions, replacements and swaps",
    arguments: [
      ("", "", 0), ("a", "", 1), ("", "ab", 2), ("width", "widht", 1), ("width", "with", 1),
      ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
  func distance(a: String, b: String, expected: Int) {
    #expect(editDistance(Array(a), Array(b)) == expected)
    #expect(editDistance(Array(b), Array(a)) == expected)
  }

  @Test("A short word is not near to every other short word")
  func shortWords() {
    #expect("x".nearest(in: ["on", "off"]) == nil)
    #expect("of".nearest(in: ["on", "off"]) != nil)
  }

  @Test("A beginning that several names share suggests none of them")
  func ambiguousBeginning() {
    #expect("candi".nearest(in: ["candidates", "candidates-lazy"]) == nil)
    #expect("gree".nearest(in: ["greedy", "cached"]) == "greedy")
  }
}
