import Foundation

/// The version control of the folder that the command runs in.
enum Repository {
  /// The commit checked out, twelve hex digits, with `-dirty` behind it where files that git
  /// tracks are changed; nil outside a repository or without git.
  static func commit() -> String? {
    guard let text = git(["describe", "--always", "--abbrev=12", "--exclude=*", "--dirty"])
    else { return nil }
    let commit = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return commit.isEmpty ? nil : commit
  }

  private static func git(_ arguments: [String]) -> String? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}
