#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads whole files up to a limit, so that an endless one ends with an error too.
enum FileReading {
  /// - Throws: `CommandError.unreadable`.
  static func bytes(of path: String, limit: Int) throws(CommandError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .unreadable(path: path, reason: SystemError.last.sentence)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { piece.deallocate() }
    while true {
      let count = read(descriptor, piece.baseAddress, piece.count)
      if count < 0 {
        guard SystemError.last == .interrupted else {
          throw .unreadable(path: path, reason: SystemError.last.sentence)
        }
      } else if count == 0 {
        return bytes
      } else {
        bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: piece[..<count]))
        guard bytes.count <= limit else {
          throw .unreadable(path: path, reason: "it is larger than \(limit) bytes")
        }
      }
    }
  }
}
