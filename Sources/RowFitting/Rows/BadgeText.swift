/// The text that stands for hidden items: "3 more", "1,234 more".
///
/// The number is grouped as in the locale en_US. Texts of up to 15 bytes, which is every count up
/// to 999,999,999 with the default words, take no allocation.
public struct BadgeText: Hashable, Sendable {
  /// What follows the number, with the space before it.
  public var suffix: String

  public init(suffix: String = " more") {
    self.suffix = suffix
  }

  /// The badge's text.
  ///
  /// - Parameter hidden: How many items it stands for; not negative.
  public func text(hidden: Int) -> String {
    precondition(hidden >= 0, "A badge cannot stand for \(hidden) items.")
    let suffixBytes = suffix.utf8
    // 19 digits of an Int and the 6 commas between their groups.
    let capacity = 25 + suffixBytes.count
    // On the stack first: a string made with a larger capacity than it needs is never a small one.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      var end = Self.writeGrouped(hidden, into: buffer)
      for byte in suffixBytes {
        buffer[end] = byte
        end += 1
      }
      return String(decoding: buffer[..<end], as: UTF8.self)
    }
  }

  /// Writes the digits in groups of three from the start of the buffer; returns where they end.
  private static func writeGrouped(_ number: Int, into buffer: UnsafeMutableBufferPointer<UInt8>)
    -> Int
  {
    var rest = number
    var digits = 0
    var end = 0
    repeat {
      if digits > 0, digits % 3 == 0 {
        buffer[end] = UInt8(ascii: ",")
        end += 1
      }
      buffer[end] = UInt8(ascii: "0") + UInt8(rest % 10)
      end += 1
      digits += 1
      rest /= 10
    } while rest > 0
    // The digits came out last first.
    for index in 0..<(end / 2) { buffer.swapAt(index, end - 1 - index) }
    return end
  }
}
