import Profiling

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that a trace is written to while the traced work goes on.
final class TraceFile {
  let writer: ChromeTraceWriter
  private let path: String
  private let descriptor: Int32

  /// - Throws: `CommandError.file` if there can be no file at the path.
  init(path: String) throws(CommandError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .file(.system(.last), path: path) }
    self.path = path
    self.descriptor = descriptor
    writer = ChromeTraceWriter { try writeAll($0, to: descriptor) }
  }

  deinit {
    close(descriptor)
  }

  /// Writes the end of the trace.
  /// - Throws: `CommandError.file` if any part could not be written.
  func finish() throws(CommandError) {
    do {
      try writer.finish()
    } catch {
      throw .file(.system(error as? SystemError ?? .last), path: path)
    }
  }
}
