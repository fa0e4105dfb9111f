extension MemoTable {
  // Odd constants with evenly spread bits (the golden ratio and the square root of 2, as binary
  // fractions), fixed so that runs repeat.
  private static let start: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let factor: UInt64 = 0x6A09_E667_F3BC_C909

  /// A hash of a label's bytes and font size: eight bytes a multiplication.
  static func hash(_ utf8: UnsafeBufferPointer<UInt8>, fontSize: Double) -> UInt32 {
    let bytes = UnsafeRawBufferPointer(utf8)
    var state = mix(fontSize.bitPattern ^ start, UInt64(bytes.count))
    var index = 0
    while index + 8 <= bytes.count {
      state = mix(state, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    if index < bytes.count {
      var last: UInt64 = 0
      while index < bytes.count {
        last = last << 8 | UInt64(bytes[index])
        index += 1
      }
      state = mix(state, last)
    }
    return UInt32(truncatingIfNeeded: state ^ state >> 32)
  }

  private static func mix(_ state: UInt64, _ word: UInt64) -> UInt64 {
    let product = (state ^ word).multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }
}
