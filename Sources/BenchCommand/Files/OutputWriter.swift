#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard output, or another open file, written in large pieces.
///
/// A reader that has seen enough, as in `bench list | head -3`, is no error: what follows is
/// dropped, and the command still ends with the exit code that it has earned. SIGPIPE must be
/// ignored.
final class OutputWriter {
  private let descriptor: Int32
  private var pending: [UInt8] = []
  /// Whether the reader has gone. A command with much to say may stop early.
  private(set) var isClosed = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Appends a line and its end.
  /// - Throws: `CommandError.output` if the file cannot take it.
  func line(_ text: String = "") throws(CommandError) {
    try write(text)
    try write("\n")
  }

  func write(_ text: String) throws(CommandError) {
    guard !isClosed else { return }
    pending.append(contentsOf: text.utf8)
    if pending.count >= Self.pieceSize { try flush() }
  }

  /// Hands everything over to the system. Called before the program ends.
  func flush() throws(CommandError) {
    defer { pending.removeAll(keepingCapacity: true) }
    do throws(SystemError) {
      try writeAll(pending, to: descriptor)
    } catch {
      guard error == .brokenPipe else { throw .output(error) }
      isClosed = true
    }
  }

  private static var pieceSize: Int { 1 << 16 }
}

/// Standard error: for people, one sentence a line. What cannot be written is lost.
struct NoteWriter {
  private let descriptor: Int32

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes `bench: ` and the sentence.
  func say(_ sentence: String) {
    write("bench: \(sentence)\n")
  }

  /// Writes the text as it stands.
  func write(_ text: String) {
    try? writeAll(Array(text.utf8), to: descriptor)
  }
}

/// Writes all bytes, however the system portions them.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var done = 0
  while done < bytes.count {
    let written = bytes.withUnsafeBytes { all in
      let rest = UnsafeRawBufferPointer(rebasing: all[done...])
      return write(descriptor, rest.baseAddress, rest.count)
    }
    if written >= 0 {
      done += written
    } else if SystemError.last != .interrupted {
      throw .last
    }
  }
}
