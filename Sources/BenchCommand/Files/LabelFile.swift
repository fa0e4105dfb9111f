#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A text file with one label a line.
///
/// UTF-8, with or without a byte order mark; lines end with LF or CRLF, the last one may lack
/// its end. Lines that are empty or hold nothing but white space are skipped; all others are
/// taken as they stand.
enum LabelFile {
  struct Limits {
    /// In bytes, without the line's end. Nobody reads a longer label in a row.
    var longestLine = 10_000
    /// In bytes.
    var largestFile = 64 << 20
    var mostLabels = SuiteInputs.itemLimits.upperBound
  }

  /// What stands for standard input in place of a path.
  static let standardInput = "-"

  /// Reads the labels of a file, or of standard input for `-`.
  ///
  /// The file is read in pieces and given up at the first breach of a limit, so that an endless
  /// one ends with an error too.
  /// - Throws: `CommandError.labels`.
  static func read(_ path: String) throws(CommandError) -> [String] {
    try read(path, within: Limits())
  }

  static func read(_ path: String, within limits: Limits) throws(CommandError) -> [String] {
    let isStandardInput = path == standardInput
    do throws(LabelFileError) {
      let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .unreadable(.last) }
      defer { if !isStandardInput { close(descriptor) } }
      return try labels(from: descriptor, limits: limits)
    } catch {
      throw .labels(error, path: path)
    }
  }

  private static func labels(
    from descriptor: Int32, limits: Limits
  ) throws(LabelFileError) -> [String] {
    var splitter = LabelSplitter(limits: limits)
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { piece.deallocate() }
    while true {
      let count = unistdRead(descriptor, piece)
      if count < 0 {
        guard SystemError.last == .interrupted else { throw .unreadable(.last) }
      } else if count == 0 {
        return try splitter.finish()
      } else {
        try splitter.add(UnsafeRawBufferPointer(rebasing: piece[..<count]))
      }
    }
  }
}

/// `read`, told apart from `LabelFile.read`.
private func unistdRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

/// What is wrong with a file of labels. Lines count from 1.
enum LabelFileError: Error, Hashable, Sendable {
  case unreadable(SystemError)
  case empty
  case binary(line: Int)
  case notUTF8(line: Int)
  case lineTooLong(line: Int, limit: Int)
  case fileTooLarge(limit: Int)
  case tooManyLabels(limit: Int)
}

extension LabelFileError {
  var sentence: String {
    switch self {
    case .unreadable(let error):
      error.sentence
    case .empty:
      "there is no label in it; write one a line"
    case .binary(let line):
      "line \(line) holds a NUL byte, so this is no text; give a text file, one label a line"
    case .notUTF8(let line):
      "line \(line) is not UTF-8; convert the file, for example with iconv -t UTF-8"
    case .lineTooLong(let line, let limit):
      "line \(line) is longer than \(limit) bytes; write one label a line"
    case .fileTooLarge(let limit):
      "it is larger than \(limit) bytes; give fewer labels"
    case .tooManyLabels(let limit):
      "it holds more than \(limit) labels; give fewer"
    }
  }
}
