/// Which row was chosen for a width.
public struct RowAnswer: Hashable, Sendable {
  /// How many items are shown, from the first on.
  public var visible: Int
  /// How many items the badge stands for; 0 if there is no badge.
  public var hidden: Int
  /// The width of the chosen row. With negative spacing it can be negative.
  public var width: FixedLength
  /// Whether no row fits. The row is then the badge alone.
  public var overflows: Bool

  public init(visible: Int, hidden: Int, width: FixedLength, overflows: Bool = false) {
    self.visible = visible
    self.hidden = hidden
    self.width = width
    self.overflows = overflows
  }

  /// The answer for a row without items.
  public static let noItems = RowAnswer(visible: 0, hidden: 0, width: .zero)

  /// A number that differs for answers that differ, but for rare accidents; the same on every
  /// machine. A few multiplications, so that a timed loop can keep its answers alive with it.
  public var digest: UInt64 {
    var mixed = UInt64(truncatingIfNeeded: visible) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ UInt64(truncatingIfNeeded: hidden)) &* 0xC2B2_AE3D_27D4_EB4F
    mixed = (mixed ^ UInt64(bitPattern: width.rawValue)) &* 0x1656_67B1_9E37_79F9
    return (mixed ^ (mixed >> 32)) &+ (overflows ? 1 : 0)
  }
}
