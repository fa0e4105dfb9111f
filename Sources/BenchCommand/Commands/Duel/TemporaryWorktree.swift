import Foundation

/// A commit checked out beside the working copy, for as long as it is needed.
struct TemporaryWorktree {
  private let folder: URL

  /// - Throws: `WorktreeError.notCheckedOut`.
  init(of reference: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "bench-base-\(UUID().uuidString)")
    // After `--`, a reference that looks like an option is none.
    let result = try Self.run(
      ["git", "worktree", "add", "--quiet", "--detach", "--", folder.path, reference])
    guard result.code == 0 else {
      throw WorktreeError.notCheckedOut(reference, reason: result.lastLine)
    }
  }

  /// Builds a product in release configuration.
  /// - Returns: its executable.
  /// - Throws: `WorktreeError.notBuilt`.
  func build(product: String) throws -> URL {
    let package = ["--package-path", folder.path, "-c", "release"]
    let result = try Self.run(["swift", "build", "--product", product] + package)
    guard result.code == 0 else { throw WorktreeError.notBuilt(reason: result.lastLine) }
    let bin = try Self.run(["swift", "build", "--show-bin-path"] + package)
    return URL(filePath: bin.lastLine).appending(path: product)
  }

  func remove() {
    _ = try? Self.run(["git", "worktree", "remove", "--force", folder.path])
  }

  private struct Ending {
    var code: Int32
    var lastLine: String
  }

  private static func run(_ words: [String]) throws -> Ending {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    return Ending(code: process.terminationStatus, lastLine: lines.last.map(String.init) ?? "")
  }
}

/// Why a base could not be built from its commit.
enum WorktreeError: Error, CustomStringConvertible {
  case notCheckedOut(String, reason: String)
  case notBuilt(reason: String)

  var description: String {
    switch self {
    case .notCheckedOut(let reference, let reason):
      "\(reference.quoted) cannot be checked out: \(reason); fetch it first, or name another"
    case .notBuilt(let reason):
      "the base does not build: \(reason)"
    }
  }
}
