import Foundation

/// The version control of the folder that the command runs in.
enum Repository {
  /// Git is not waited for longer than this: what it says is worth having, not needed.
  private static let patience = Duration.seconds(5)

  /// The commit checked out, twelve hex digits, with `-dirty` behind it where files that git
  /// tracks are changed; nil outside a repository or without git.
  static func commit() -> String? {
    guard let text = git(["describe", "--always", "--abbrev=12", "--exclude=*", "--dirty"])
    else { return nil }
    let commit = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return commit.isEmpty ? nil : commit
  }

  private static func git(_ arguments: [String]) -> String? {
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard null >= 0 else { return nil }
    defer { close(null) }
    guard let output = try? ProcessPipe(),
      let process = try? ChildProcess(
        executable: "/usr/bin/env", arguments: ["git"] + arguments,
        environment: ProcessInfo.processInfo.environment, input: null, output: output.writeEnd,
        errors: null)
    else { return nil }
    output.closeWriteEnd()
    var text: [UInt8] = []
    let clock = ContinuousClock()
    let start = clock.now
    while clock.now - start < patience {
      guard let piece = output.read(milliseconds: 100) else { continue }
      text += piece
      if piece.isEmpty { break }
    }
    return process.end() == .exit(code: 0) ? String(decoding: text, as: UTF8.self) : nil
  }
}
