/// The size of a label, in points.
public struct TextSize: Hashable, Codable, Sendable {
  public var width: Double
  /// The height of the line: ascent, descent and line gap of the font.
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Both sides rounded up to the next 1/64 pt, as platforms round up to their pixel.
  ///
  /// Everything that lays labels out uses this size, so that rows of views and rows of plain
  /// widths agree.
  public var roundedUp: TextSize {
    TextSize(width: (width * 64).rounded(.up) / 64, height: (height * 64).rounded(.up) / 64)
  }
}
