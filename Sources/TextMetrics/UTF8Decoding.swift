extension UnsafeBufferPointer<UInt8> {
  /// The code point that begins at `index`, and its length in bytes.
  ///
  /// - Precondition: The buffer holds valid UTF-8, as a `String` does, and a code point begins at
  ///   `index`.
  func decodeScalar(at index: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(self[index])
    if first < 0x80 { return (first, 1) }
    func trailing(_ offset: Int) -> UInt32 { UInt32(self[index + offset]) & 0x3F }
    if first < 0xE0 { return ((first & 0x1F) << 6 | trailing(1), 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | trailing(1) << 6 | trailing(2), 3) }
    return ((first & 0x07) << 18 | trailing(1) << 12 | trailing(2) << 6 | trailing(3), 4)
  }
}
