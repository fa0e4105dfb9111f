#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Cuts the bytes of a label file into labels as they arrive.
///
/// It holds the labels and at most one unfinished line within the limit of its length.
struct LabelSplitter {
  private let limits: LabelFile.Limits
  private var labels: [String] = []
  private var line: [UInt8] = []
  private var lineNumber = 1
  private var byteCount = 0

  init(limits: LabelFile.Limits = LabelFile.Limits()) {
    self.limits = limits
  }

  /// Takes the next bytes of the file.
  mutating func add(_ bytes: UnsafeRawBufferPointer) throws(LabelFileError) {
    byteCount += bytes.count
    guard byteCount <= limits.largestFile else {
      throw .fileTooLarge(limit: limits.largestFile)
    }

    var rest = bytes
    while let end = rest.offset(of: Self.lineFeed) {
      try extendLine(by: UnsafeRawBufferPointer(rebasing: rest[..<end]))
      try endLine()
      rest = UnsafeRawBufferPointer(rebasing: rest[(end + 1)...])
    }
    try extendLine(by: rest)
  }

  /// Ends the last line.
  /// - Returns: the labels, at least one.
  mutating func finish() throws(LabelFileError) -> [String] {
    try endLine()
    guard !labels.isEmpty else { throw .empty }
    return labels
  }

  private mutating func extendLine(by bytes: UnsafeRawBufferPointer) throws(LabelFileError) {
    guard bytes.offset(of: 0) == nil else { throw .binary(line: lineNumber) }
    // One more byte for the CR, which is part of the line's end.
    guard line.count + bytes.count <= limits.longestLine + 1 else { throw tooLong }
    line.append(contentsOf: bytes)
  }

  private mutating func endLine() throws(LabelFileError) {
    defer {
      line.removeAll(keepingCapacity: true)
      lineNumber += 1
    }
    if line.last == Self.carriageReturn { line.removeLast() }
    if lineNumber == 1, line.starts(with: Self.byteOrderMark) {
      line.removeFirst(Self.byteOrderMark.count)
    }
    guard line.count <= limits.longestLine else { throw tooLong }
    guard let label = String(validating: line, as: UTF8.self) else {
      throw .notUTF8(line: lineNumber)
    }
    guard !label.allSatisfy(\.isWhitespace) else { return }
    guard labels.count < limits.mostLabels else {
      throw .tooManyLabels(limit: limits.mostLabels)
    }
    labels.append(label)
  }

  private var tooLong: LabelFileError {
    .lineTooLong(line: lineNumber, limit: limits.longestLine)
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

extension UnsafeRawBufferPointer {
  fileprivate func offset(of byte: UInt8) -> Int? {
    guard let start = baseAddress, let found = memchr(start, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(found) - start
  }
}
