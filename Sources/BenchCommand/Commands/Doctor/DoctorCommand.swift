import Foundation

/// `bench doctor`: what keeps a SwiftUI source file from compiling with HeadlessUI.
enum DoctorCommand: Subcommand {
  static let declaration = CommandDeclaration(
    name: "doctor",
    summary: "List the SwiftUI names in source files that HeadlessUI does not have",
    discussion: [
      "HeadlessUI compiles files written for SwiftUI once 'import SwiftUI' reads 'import "
        + "HeadlessUI'. What it lacks does not compile; this lists it beforehand, with lines.",
      "Names are looked for as words, in a table of \(SwiftUINames.count) names of SwiftUI: what is "
        + "only in comments and strings, or is declared in the files themselves, does not count. "
        + "A method that is there may lack the form that a file calls, and a word may mean "
        + "something else: the compiler decides.",
    ],
    examples: ["doctor ContentView.swift", "doctor Sources/App/ContentView.swift TagRow.swift"],
    parameters: [files])

  static let files = Parameter.arguments(.path, help: "Swift source files.")

  static func run(_ context: CommandContext) throws -> ExitCode {
    let paths = context.arguments[files]
    let diagnosis = SourceDiagnosis(of: try paths.map { ($0, try SourceFile.read($0)) })
    for finding in diagnosis.findings {
      try context.output.line(
        "\(finding.file.escapingControls):\(finding.line): \(finding.name) "
          + "(\(finding.kind.rawValue))")
    }
    let names = Set(diagnosis.findings.map(\.name)).count
    let subject = paths.count == 1 ? "the file uses" : "the \(paths.count) files use"
    try context.output.line(
      names == 0
        ? "Every SwiftUI name that \(subject) is in HeadlessUI, as far as words can tell."
        : "\(names) of the SwiftUI names that \(subject) \(names == 1 ? "is" : "are") not in "
          + "HeadlessUI.")
    return .done
  }
}

/// A Swift source file as text.
enum SourceFile {
  /// In bytes. Nobody writes a larger one by hand.
  static let largest = 8 << 20

  static func read(_ path: String) throws(CommandError) -> String {
    switch FileKind(of: path) {
    case .missing: throw .source(.missing, path: path)
    case .folder: throw .source(.folder, path: path)
    case .regular, .special: break
    }
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw .source(.unreadable(.last), path: path)
    }
    let data: Data
    do {
      data = try file.read(upToCount: largest + 1) ?? Data()
    } catch {
      throw .source(.unreadable(.last), path: path)
    }
    guard data.count <= largest else { throw .source(.tooLarge, path: path) }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .source(.notUTF8, path: path)
    }
    return text
  }
}

/// What is wrong with a source file.
enum SourceFileError: Error, Equatable {
  case missing
  case folder
  case unreadable(SystemError)
  case tooLarge
  case notUTF8

  var sentence: String {
    switch self {
    case .missing: "there is no such file; check the path"
    case .folder: "it is a folder; name the Swift files in it"
    case .unreadable(let error): error.sentence
    case .tooLarge: "it is larger than \(SourceFile.largest) bytes; name a Swift source file"
    case .notUTF8: "it is not UTF-8; name a Swift source file"
    }
  }
}
