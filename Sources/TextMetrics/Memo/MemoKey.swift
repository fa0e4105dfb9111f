/// What a label is found by: its length, its first and last bytes, its font size, and a hash of all.
///
/// Up to ``wholeLength`` bytes, equal keys mean equal labels; beyond, the texts must be compared.
struct MemoKey: Equatable {
  /// The longest label, in bytes, that `head` and `tail` hold whole.
  static let wholeLength = 16

  let hash: UInt32
  let count: Int
  let fontSizeBits: UInt64
  /// The first eight bytes, or all of a shorter label.
  private let head: UInt64
  /// The last eight bytes; 0 for a shorter label.
  private let tail: UInt64

  // Odd constants with evenly spread bits (the golden ratio and the square root of 2, as binary
  // fractions), fixed so that runs repeat.
  private static let start: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let factor: UInt64 = 0x6A09_E667_F3BC_C909

  /// The key of no label, for a vacant place.
  static let vacant = MemoKey(of: UnsafeBufferPointer(start: nil, count: 0), fontSize: 0)

  init(of utf8: UnsafeBufferPointer<UInt8>, fontSize: Double) {
    let bytes = UnsafeRawBufferPointer(utf8)
    count = bytes.count
    fontSizeBits = fontSize.bitPattern
    if bytes.count >= 8 {
      head = bytes.loadUnaligned(as: UInt64.self)
      tail = bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
    } else {
      head = bytes.reduce(0) { $0 << 8 | UInt64($1) }
      tail = 0
    }
    var state = Self.mix(fontSizeBits ^ Self.start, UInt64(count))
    state = Self.mix(Self.mix(state, head), tail)
    // The last step may reach into the bytes of the tail, which does no harm.
    var index = 8
    while index < count - 8 {
      state = Self.mix(state, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    hash = UInt32(truncatingIfNeeded: state ^ state >> 32)
  }

  private static func mix(_ state: UInt64, _ word: UInt64) -> UInt64 {
    let product = (state ^ word).multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }
}
