/// How wide and high a single-line label is.
///
/// A measurer keeps buffers between calls and belongs to one thread.
public protocol TextMeasurer: AnyObject {
  /// What measures, for reports.
  var description: MeasurerDescription { get }

  /// How many characters were measured so far as a box, because no font has them; for a warning.
  ///
  /// A character counts as often as it is measured. 0 unless implemented.
  var missingCharacters: Int { get }

  /// The size of `text` on one line, in points, not rounded.
  ///
  /// - Parameters:
  ///   - text: The label; may be empty, which is as high as a line and 0 wide.
  ///   - fontSize: The size of the font's em, in points; positive and finite.
  func size(of text: String, fontSize: Double) -> TextSize
}

extension TextMeasurer {
  public var missingCharacters: Int { 0 }
}
