#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes whole files so that a reader sees the old content or the new, never a part.
enum FileReplacement {
  /// Writes `text` to a temporary file beside `path`, and renames it when it is safely on disk.
  ///
  /// A symbolic link is followed. A device or pipe, such as `/dev/null`, is written to as it is,
  /// never replaced.
  /// - Parameter createsFolder: Whether to create the last folder of the path if it is missing.
  /// - Throws: `CommandError.file`; then the old file is as it was, and no temporary file is left.
  static func write(
    _ text: String, to path: String, createsFolder: Bool = false
  ) throws(CommandError) {
    do throws(FileWritingError) {
      try replace(path, with: Array(text.utf8), createsFolder: createsFolder)
    } catch {
      throw .file(error, path: path)
    }
  }

  /// Finds out before a long computation whether `write` could put a file there, by creating and
  /// removing a temporary one beside it.
  /// - Throws: as `write` does.
  static func rehearse(_ path: String, createsFolder: Bool = false) throws(CommandError) {
    do throws(FileWritingError) {
      switch FileKind(of: path) {
      case .folder:
        throw .isFolder
      case .special:
        return
      case let existing:
        let folder = parent(of: existing == .missing ? path : resolved(path))
        try check(folder, createsFolder: createsFolder)
        var template = Array("\(folder)/.bench-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw .folder(folder, .last) }
        close(descriptor)
        unlink(template)
      }
    } catch {
      throw .file(error, path: path)
    }
  }

  private static func replace(
    _ path: String, with bytes: [UInt8], createsFolder: Bool
  ) throws(FileWritingError) {
    let existing = FileKind(of: path)
    switch existing {
    case .folder:
      throw .isFolder
    case .special:
      try overwrite(path, with: bytes)
    case .missing, .regular:
      let target = existing == .missing ? path : resolved(path)
      let folder = parent(of: target)
      try check(folder, createsFolder: createsFolder)
      try place(bytes, at: target, in: folder)
    }
  }

  private static func check(_ folder: String, createsFolder: Bool) throws(FileWritingError) {
    switch FileKind(of: folder) {
    case .folder: return
    case .missing where createsFolder:
      guard mkdir(folder, 0o777) == 0 || SystemError.last.code == EEXIST else {
        throw .folder(folder, .last)
      }
    case .missing: throw .noFolder(folder)
    case .regular, .special: throw .folder(folder, SystemError(code: ENOTDIR))
    }
  }

  private static func overwrite(_ path: String, with bytes: [UInt8]) throws(FileWritingError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(.last) }
    defer { close(descriptor) }
    do throws(SystemError) {
      try writeAll(bytes, to: descriptor)
    } catch {
      throw .system(error)
    }
  }

  private static func place(
    _ bytes: [UInt8], at target: String, in folder: String
  ) throws(FileWritingError) {
    var template = Array("\(folder)/.bench-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .folder(folder, .last) }
    do throws(SystemError) {
      defer { close(descriptor) }
      try writeAll(bytes, to: descriptor)
      guard fchmod(descriptor, permissions(of: target)) == 0, fsync(descriptor) == 0,
        rename(template, target) == 0
      else { throw SystemError.last }
    } catch {
      unlink(template)
      throw .system(error)
    }
    syncFolder(folder)
  }

  /// Makes the rename last. The file is complete without it, so that a file system that cannot
  /// do this is no error.
  private static func syncFolder(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Those of the file that is replaced, or those of any new file.
  private static func permissions(of path: String) -> mode_t {
    var information = stat()
    if stat(path, &information) == 0 { return information.st_mode & 0o777 }
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }
}
