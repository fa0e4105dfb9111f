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
  /// The length of a line, in bytes without its end. Nobody reads a longer label in a row.
  static let longestLine = 10_000
  static let largestFile = 64 << 20
  static let mostLabels = 1_000_000
  /// What stands for standard input in place of a path.
  static let standardInput = "-"

  /// Reads the labels of a file, or of standard input for `-`.
  ///
  /// The file is read in pieces and given up at the first breach of a limit, so that an endless
  /// one ends with an error too.
  /// - Throws: `CommandError.labels`.
  static func read(_ path: String) throws(CommandError) -> [String] {
    let isStandardInput = path == standardInput
    do throws(LabelFileError) {
      let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .unreadable(.last) }
      defer { if !isStandardInput { close(descriptor) } }
      return try labels(from: descriptor)
    } catch {
      throw .labels(error, source: isStandardInput ? "standard input" : path)
    }
  }

  private static func labels(from descriptor: Int32) throws(LabelFileError) -> [String] {
    var splitter = LabelSplitter()
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = piece.withUnsafeMutableBytes { unistdRead(descriptor, $0) }
      if count < 0 {
        guard SystemError.last == .interrupted else { throw .unreadable(.last) }
      } else if count == 0 {
        return try splitter.finish()
      } else {
        try splitter.add(piece[..<count])
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
  case lineTooLong(line: Int)
  case fileTooLarge
  case tooManyLabels
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
    case .lineTooLong(let line):
      "line \(line) is longer than \(LabelFile.longestLine) bytes; write one label a line"
    case .fileTooLarge:
      "it is larger than \(LabelFile.largestFile >> 20) MiB; give fewer labels"
    case .tooManyLabels:
      "it holds more than \(LabelFile.mostLabels) labels; give fewer"
    }
  }
}
