#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What stands at a path, symbolic links followed.
enum FileKind {
  case missing
  case regular
  case folder
  /// A device, pipe or socket.
  case special

  init(of path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else {
      self = .missing
      return
    }
    switch information.st_mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    default: self = .special
    }
  }
}

/// The folder that holds the last part of the path.
func parent(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  let folder = path[..<slash]
  return folder.isEmpty ? "/" : String(folder)
}

/// The path without symbolic links; the path itself where there is nothing.
func resolved(_ path: String) -> String {
  guard let real = realpath(path, nil) else { return path }
  defer { free(real) }
  return String(cString: real)
}
