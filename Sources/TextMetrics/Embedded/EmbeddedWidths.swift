/// The width of every character by the rules of ``EmbeddedMeasurer``, per 1000 em.
struct EmbeddedWidths {
  static let unitsPerEm = 1000.0
  /// Ascender, descender and gap.
  static let lineHeight = 718.0 + 207.0 + 225.0
  private static let em = 1000

  private static let additional: ClosedRange<UInt32> = 0x1E00...0x1EFF

  private let latin: [UInt16]
  private let latinAdditional: [UInt16]
  private let symbols: [(codePoint: UInt32, width: UInt16)]
  private let zeroWidth: CodePointRanges
  private let wide: CodePointRanges

  init() {
    let basic = HelveticaLatinWidths.basic
    latin = basic
    latinAdditional = HelveticaLatinWidths.additionalBases.withUTF8Buffer { bases in
      bases.map { basic[Int($0)] }
    }
    symbols = HelveticaSymbolWidths.pairs
    zeroWidth = CodePointRanges(bounds: ZeroWidthRanges.bounds)
    wide = CodePointRanges(bounds: WideRanges.bounds)
  }

  /// The sum of the widths of all characters.
  ///
  /// - Parameter utf8: Valid UTF-8.
  func sum(of utf8: UnsafeBufferPointer<UInt8>) -> Int {
    var sum = 0
    var index = 0
    while index < utf8.count {
      let byte = utf8[index]
      if byte < 0x80 {
        sum += Int(latin[Int(byte)])
        index += 1
      } else {
        let scalar = utf8.decodeScalar(at: index)
        sum += width(of: scalar.value)
        index += scalar.length
      }
    }
    return sum
  }

  /// The width of one character.
  func width(of codePoint: UInt32) -> Int {
    if codePoint < UInt32(latin.count) { return Int(latin[Int(codePoint)]) }
    if Self.additional.contains(codePoint) {
      return Int(latinAdditional[Int(codePoint - Self.additional.lowerBound)])
    }
    if zeroWidth.contains(codePoint) { return 0 }
    if wide.contains(codePoint) { return Self.em }
    return symbolWidth(of: codePoint) ?? Int(HelveticaLatinWidths.others)
  }

  private func symbolWidth(of codePoint: UInt32) -> Int? {
    var low = 0
    var high = symbols.count
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle].codePoint < codePoint { low = middle + 1 } else { high = middle }
    }
    guard low < symbols.count, symbols[low].codePoint == codePoint else { return nil }
    return Int(symbols[low].width)
  }
}
