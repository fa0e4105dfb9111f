/// What measures the labels of a run, as a report needs it.
public struct MeasurerDescription: Hashable, Codable, Sendable {
  public var kind: MeasurerKind
  /// The font or fonts, by full name and version, most wanted first.
  public var font: String
  /// The version of HarfBuzz; nil if it was not used.
  public var harfbuzz: String?

  public init(kind: MeasurerKind, font: String, harfbuzz: String? = nil) {
    self.kind = kind
    self.font = font
    self.harfbuzz = harfbuzz
  }
}

/// The ways of measuring a label.
public enum MeasurerKind: String, Hashable, Codable, Sendable, CaseIterable {
  /// Advance widths that are part of the package: the same on every machine.
  case embedded
  /// Real shaping by HarfBuzz with a font of the machine.
  case harfbuzz
  /// Widths and times that were recorded somewhere else.
  case replay
}
