#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The reason of the operating system for refusing something.
struct SystemError: Error, Hashable, Sendable {
  let code: Int32

  /// The reason of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  static let brokenPipe = SystemError(code: EPIPE)
  static let interrupted = SystemError(code: EINTR)

  /// The reason and, where there is a usual one, the remedy.
  var sentence: String {
    switch code {
    case ENOENT: "there is no such file; check the path"
    case EACCES, EPERM: "permission is denied; change its permissions or choose another place"
    case EROFS: "the file system is read-only; choose another place"
    case ENOSPC: "no space is left on the device; make room or choose another place"
    case EDQUOT: "the disk quota is used up; make room or choose another place"
    case EISDIR: "it is a folder; name a file"
    case ENOTDIR: "a part of its path is a file, not a folder; check the path"
    case ENAMETOOLONG: "its name is too long; choose a shorter one"
    case ELOOP: "its symbolic links go round in a circle; check the path"
    case EFBIG: "it is larger than the file system or the limit of the process allows"
    case EIO: "the device failed to read or write; check the disk"
    case EBADF: "it is closed; open it or send the output to a file"
    case EMFILE, ENFILE: "too many files are open; close some or raise the limit"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}
