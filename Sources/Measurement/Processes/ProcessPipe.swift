import Foundation

/// A pipe to or from a child process. Only the ends handed to the child outlive its start there.
final class ProcessPipe {
  private(set) var readEnd: CInt
  private(set) var writeEnd: CInt

  /// - Throws: `POSIXError` if the system has none to give.
  init() throws {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    closeReadEnd()
    closeWriteEnd()
  }

  func closeReadEnd() {
    if readEnd >= 0 { close(readEnd) }
    readEnd = -1
  }

  func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  /// Writes everything, unless the reader has gone; SIGPIPE must be ignored.
  func write(_ data: Data) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(writeEnd, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// What there is to read; nil where nothing came for `milliseconds`, and empty at the end.
  func read(milliseconds: CInt) -> [UInt8]? {
    var poller = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, milliseconds) > 0 else { return nil }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(readEnd, &chunk, chunk.count)
    if count < 0 { return errno == EINTR ? nil : [] }
    return Array(chunk[..<count])
  }
}
