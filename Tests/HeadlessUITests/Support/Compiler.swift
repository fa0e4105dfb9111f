import Foundation

/// The Swift compiler, and the modules that the tests were built with.
enum Compiler {
  struct Ending {
    var code: Int32
    var output: String
    var messages: String
  }

  /// A program was not built or did not run.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  static let executable = URL(filePath: "/usr/bin/env")

  private static let products = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent()

  /// The folder of the modules; nil if it is not where the Swift package manager puts it.
  static let modules: URL? = {
    let folder = products.appending(path: "Modules")
    let module = folder.appending(path: "HeadlessUI.swiftmodule").path
    return FileManager.default.fileExists(atPath: module) ? folder : nil
  }()

  /// Compiles a file of the folder `Apps` into a program in a folder of its own.
  static func program(_ name: String, flags: [String]) throws -> URL {
    guard let modules else { throw Failure(description: "There are no modules.") }
    let source = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Apps/\(name).swift")
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appending(path: name)
    let ending = try run(
      executable,
      ["swiftc", "-parse-as-library", "-I", modules.path, "-o", program.path, source.path]
        + flags + sanitizers + (try objects(of: ["HeadlessUI", "TextMetrics"])))
    guard ending.code == 0, !ending.messages.contains("warning:") else {
      throw Failure(description: ending.messages)
    }
    return program
  }

  /// What a program prints that ends well.
  static func output(of program: URL, _ arguments: [String]) throws -> String {
    let ending = try run(program, arguments)
    guard ending.code == 0 else { throw Failure(description: ending.messages) }
    return ending.output
  }

  static func run(_ program: URL, _ arguments: [String]) throws -> Ending {
    let process = Process()
    let (output, messages) = (Pipe(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = messages
    try process.run()
    // Both are small enough for a pipe's buffer, the messages in particular.
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let errors = String(
      decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Ending(code: process.terminationStatus, output: text, messages: errors)
  }

  private static func objects(of modules: [String]) throws -> [String] {
    try modules.flatMap { module in
      let folder = products.appending(path: "\(module).build")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".o") }.map { folder.appending(path: $0).path }
    }
  }

  /// A program is built with the sanitizer that the tests were built with.
  private static var sanitizers: [String] {
    let symbols: [String: String] = ["address": "__asan_init", "thread": "__tsan_init"]
    return symbols.compactMap { name, symbol in
      dlsym(dlopen(nil, RTLD_NOW), symbol).map { _ in "-sanitize=\(name)" }
    }
  }
}
