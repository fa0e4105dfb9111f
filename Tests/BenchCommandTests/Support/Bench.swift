import Foundation

/// The built executable, run as a person runs it.
enum Bench {
  struct Ending {
    var code: Int32
    var output: String
    var notes: String
  }

  /// Runs `bench` with these words.
  /// - Parameter input: What its standard input holds; nothing by default.
  static func run(
    _ words: [String], input: [UInt8] = [], folder: URL? = nil
  ) throws -> Ending {
    try run(executable, words, input: input, folder: folder)
  }

  /// Runs a shell script in which `$bench` is the executable.
  static func shell(_ script: String, folder: URL? = nil) throws -> Ending {
    try run(
      URL(filePath: "/bin/sh"), ["-c", "bench='\(executable.path)'; \(script)"], input: [],
      folder: folder)
  }

  private static func run(
    _ program: URL, _ words: [String], input: [UInt8], folder: URL?
  ) throws -> Ending {
    let files = try TemporaryFolder()
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = folder
    // Files rather than pipes: nothing to drain, so nothing to wait for each other.
    process.standardInput = try FileHandle(
      forReadingFrom: URL(filePath: files.file("in", input)))
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: files.file("out", [])))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: files.file("err", [])))
    try process.run()
    process.waitUntilExit()
    return Ending(
      code: process.terminationStatus, output: try files.contents("out"),
      notes: try files.contents("err"))
  }

  /// Beside the test bundle, in the folder of the products.
  static var executable: URL {
    #if os(macOS)
      let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
      let folder = bundles[0].bundleURL.deletingLastPathComponent()
    #else
      let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
    return folder.appending(path: "bench")
  }
}
