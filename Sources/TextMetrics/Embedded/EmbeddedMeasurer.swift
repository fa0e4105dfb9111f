/// Measures labels by advance widths that are part of the package: the same on every machine.
///
/// A label is as wide as the sum of its characters' widths:
///
/// - Latin, punctuation and the other characters of Adobe's standard Latin set: the widths of
///   Helvetica in the Adobe Core 14 AFM files, without kerning and ligatures;
/// - combining marks, variation selectors, joiners, control and format characters: nothing;
/// - wide and fullwidth East Asian characters and emoji (East Asian width W and F): one em. A
///   sequence of joined emoji is as wide as its parts together, as in a font without a picture for
///   the sequence;
/// - everything else: 0.556 em, the width of a digit.
///
/// A line is 1.15 em high: ascender 0.718 and descender 0.207 as in the AFM file, and a gap of
/// 0.225, since the file gives none, which makes the line as high as that of Arial and Liberation
/// Sans, whose advance widths are Helvetica's.
public final class EmbeddedMeasurer: TextMeasurer {
  public let description = MeasurerDescription(
    kind: .embedded, font: "Helvetica (AFM advance widths)")

  private let widths = EmbeddedWidths()

  public init() {}

  /// - Complexity: O(*n*) in the bytes of `text`; a character outside Latin takes a binary search.
  ///   Nothing is allocated.
  public func size(of text: String, fontSize: Double) -> TextSize {
    var text = text
    let units = text.withUTF8 { widths.sum(of: $0) }
    return TextSize(
      width: Double(units) * fontSize / EmbeddedWidths.unitsPerEm,
      height: EmbeddedWidths.lineHeight * fontSize / EmbeddedWidths.unitsPerEm)
  }
}
