import Testing

@testable import BenchCommand

@Suite("A command's table parses its words")
struct ParsingTests {
  private func parse(_ words: String...) throws -> Arguments {
    try SampleCommand.declaration.parse(words)
  }

  @Test("What is left out has its default, or is nil")
  func defaults() throws {
    let arguments = try parse("r")
    #expect(arguments[SampleCommand.width] == 68)
    #expect(arguments[SampleCommand.items] == nil)
    #expect(arguments[SampleCommand.offsets] == [])
    #expect(arguments[SampleCommand.style] == .plain)
    #expect(arguments[SampleCommand.budget] == .seconds(45))
    #expect(arguments[SampleCommand.fonts] == [])
    #expect(!arguments[SampleCommand.quiet])
    #expect(arguments[SampleCommand.base] == nil)
    #expect(!arguments.isGiven(SampleCommand.width))
  }

  @Test("A value follows as the next word or after an equals sign")
  func bothForms() throws {
    let arguments = try parse("--width", "7.5", "--style=fancy", "r", "--items=6,10", "--quiet")
    #expect(arguments[SampleCommand.width] == 7.5)
    #expect(arguments[SampleCommand.style] == .fancy)
    #expect(arguments[SampleCommand.items] == [6, 10])
    #expect(arguments[SampleCommand.quiet])
    #expect(arguments[SampleCommand.result] == "r")
    #expect(arguments.isGiven(SampleCommand.width))
  }

  @Test("A default that is typed counts as given")
  func typedDefault() throws {
    #expect(try parse("r", "--width", "68").isGiven(SampleCommand.width))
  }

  @Test("Everything after the first equals sign is the value")
  func equalsInValue() throws {
    #expect(try parse("r", "--labels=a=b")[SampleCommand.labels] == "a=b")
  }

  @Test("A repeatable option keeps all its values in order")
  func repeatable() throws {
    let arguments = try parse("--font", "a", "r", "--font=b", "--font", "c")
    #expect(arguments[SampleCommand.fonts] == ["a", "b", "c"])
  }

  @Test("A single dash is a value")
  func dash() throws {
    #expect(try parse("r", "--labels", "-")[SampleCommand.labels] == "-")
  }

  @Test("A negative number is a value and an argument, not an option")
  func negativeNumbers() throws {
    #expect(try parse("r", "--offsets", "-8,-.5")[SampleCommand.offsets] == [-8, -0.5])
    #expect(try parse("-3")[SampleCommand.result] == "-3")
  }

  @Test("After two dashes every word is an argument")
  func onlyArguments() throws {
    let arguments = try parse("--quiet", "--", "--width", "--")
    #expect(arguments[SampleCommand.result] == "--width")
    #expect(arguments[SampleCommand.base] == "--")
  }

  @Test("A duration is read in seconds")
  func duration() throws {
    #expect(try parse("r", "--budget", "1.5")[SampleCommand.budget] == .milliseconds(1500))
  }

  @Test("A seed may be any unsigned number")
  func seed() throws {
    #expect(try parse("r", "--seed", "\(UInt64.max)")[SampleCommand.seed] == .max)
  }

  @Test("Arguments in any number go to the last one that takes them")
  func manyArguments() throws {
    let files = Parameter.arguments(.path, help: "Files.")
    let command = CommandDeclaration(name: "c", summary: "C", parameters: [files])
    #expect(try command.parse(["a", "b", "c"])[files] == ["a", "b", "c"])
    #expect(throws: UsageError.self) { try command.parse([]) }
  }
}
