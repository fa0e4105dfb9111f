import Foundation

/// Checks of a font file that come before anything reads it as a font.
enum FontFile {
  /// Makes sure that `path` names a readable file with something in it.
  ///
  /// A pipe or a device is refused before it is opened, since reading it may never end.
  static func check(_ path: String) throws(TextMetricsError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let code = errno
      if code == ENOENT || code == ENOTDIR { throw .fontMissing(path: path) }
      throw .fontUnreadable(path: path, reason: reason(code))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .fontNotAFile(path: path, what: "a folder")
    default: throw .fontNotAFile(path: path, what: "a device or a pipe")
    }
    guard status.st_size > 0 else { throw .fontEmpty(path: path) }
    guard access(path, R_OK) == 0 else {
      throw .fontUnreadable(path: path, reason: reason(errno))
    }
  }

  private static func reason(_ code: Int32) -> String {
    String(cString: strerror(code))
  }
}
