/// Labels in ASCII, of which the runs are known without looking characters up.
enum ASCIIText {
  /// The characters of ASCII that show something, and the space.
  static let printable: ClosedRange<UInt32> = 0x20...0x7E

  /// The script of a label of printable ASCII; nil if it has any other character.
  ///
  /// The letters of ASCII are Latin and everything else in it belongs to all scripts, so the label
  /// is a single run.
  static func script(of utf8: UnsafeBufferPointer<UInt8>) -> HarfBuzzTypes.Tag? {
    var hasLetter = false
    for byte in utf8 {
      guard printable.contains(UInt32(byte)) else { return nil }
      if (byte | 0x20) &- 0x61 < 26 { hasLetter = true }
    }
    return hasLetter ? HarfBuzzTypes.scriptLatin : HarfBuzzTypes.scriptInvalid
  }
}
