import Foundation
import TextMetrics

/// How a run of letters is measured and drawn.
struct LetterStyle: Equatable, Sendable {
  /// In points.
  var fontSize: CGFloat
  var weight: Font.Weight
  var isItalic: Bool
  var design: Font.Design
  /// Points added to each character.
  var kerning: CGFloat = 0
  var isUnderlined = false
  var isStruckThrough = false
  /// The text's own colour; the environment's if nil.
  var style: AnyShapeStyle?

  init(_ font: Font, on platform: TextStylePlatform) {
    switch font.base {
    case .size(let size):
      fontSize = size.isFinite && size > 0 ? size : LayoutDefaults.fontSize
      weight = .regular
    case .style(let style):
      fontSize = LayoutDefaults.fontSize(of: style, on: platform)
      weight = LayoutDefaults.fontWeight(of: style, on: platform)
    }
    if let set = font.weight { weight = set }
    isItalic = font.isItalic
    design = font.design
  }

  /// The style of text without attributes.
  init(in environment: EnvironmentValues) {
    self.init(environment.font ?? .body, on: environment.textStylePlatform)
  }

  /// What a text's attributes, the outermost last, make of the style. The inner one of two that
  /// differ counts, so that they are applied from the outermost in.
  func with(_ attributes: [Text.Attribute], on platform: TextStylePlatform) -> LetterStyle {
    var style = self
    // A font inside of a weight keeps the weight: first all fonts, then the rest.
    for case .font(let font) in attributes.reversed() { style.apply(.font(font), on: platform) }
    for attribute in attributes.reversed() {
      if case .font = attribute { continue }
      style.apply(attribute, on: platform)
    }
    return style
  }

  private mutating func apply(_ attribute: Text.Attribute, on platform: TextStylePlatform) {
    switch attribute {
    case .font(let font):
      guard let font else { return }
      let new = LetterStyle(font, on: platform)
      (fontSize, weight, isItalic, design) = (new.fontSize, new.weight, new.isItalic, new.design)
    case .weight(let weight): self.weight = weight ?? self.weight
    case .italic: isItalic = true
    case .monospaced: design = .monospaced
    case .style(let style): self.style = style ?? self.style
    case .kerning(let kerning): self.kerning = kerning
    case .underline: isUnderlined = true
    case .strikethrough: isStruckThrough = true
    }
  }
}

/// The letters of a text in runs of one style.
struct StyledText {
  struct Run {
    /// Where the run ends and the next one begins.
    var end: String.Index
    var style: LetterStyle
  }

  private(set) var string = ""
  private(set) var runs: [Run] = []

  /// - Complexity: O(characters).
  init(_ text: Text, in environment: EnvironmentValues) {
    let base = LetterStyle(in: environment)
    let platform = environment.textStylePlatform
    if case .plain(let plain) = text.storage {
      string = cased(plain, environment)
      runs = [Run(end: string.endIndex, style: base.with(text.attributes, on: platform))]
      return
    }
    var parts: [(text: String, style: LetterStyle)] = []
    Self.append(text, style: base, environment, platform, to: &parts)
    let ends = parts.map { part in
      string += cased(part.text, environment)
      return string.utf8.count
    }
    runs = zip(parts, ends).map { part, end in
      Run(end: string.utf8.index(string.startIndex, offsetBy: end), style: part.style)
    }
  }

  private static func append(
    _ text: Text, style: LetterStyle, _ environment: EnvironmentValues,
    _ platform: TextStylePlatform, to parts: inout [(text: String, style: LetterStyle)]
  ) {
    let style = style.with(text.attributes, on: platform)
    switch text.storage {
    case .plain(let plain): parts.append((plain, style))
    case .formatted(let value): parts.append((value.string(in: environment.locale), style))
    case .joined(let texts):
      for text in texts { append(text, style: style, environment, platform, to: &parts) }
    case .key(let key):
      var pending = ""
      for segment in key.segments {
        if case .text(let inner) = segment {
          parts.append((pending, style))
          pending = ""
          append(inner, style: style, environment, platform, to: &parts)
        } else {
          segment.write(to: &pending, locale: environment.locale)
        }
      }
      parts.append((pending, style))
    }
  }

  private func cased(_ text: String, _ environment: EnvironmentValues) -> String {
    switch environment.textCase {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case nil: text
    }
  }
}

extension StyledText {
  /// The size of a part on one line, rounded up to 1/64 pt, in points. A line without letters
  /// is as high as the first run's.
  func size(of range: Range<String.Index>, measurer: any TextMeasurer) -> CGSize {
    if runs.count == 1, runs[0].style.kerning == 0 {
      return measured(range, runs[0].style, measurer).roundedUpSize
    }
    var size = TextSize(width: 0, height: 0)
    var start = string.startIndex
    for run in runs {
      defer { start = run.end }
      let lower = max(start, range.lowerBound)
      let upper = min(run.end, range.upperBound)
      guard lower < upper else { continue }
      let part = lower..<upper
      let measured = measured(part, run.style, measurer)
      size.width += measured.width
      size.height = max(size.height, measured.height)
      if run.style.kerning != 0 {
        size.width += Double(run.style.kerning) * Double(string[part].count)
      }
    }
    if size.height == 0, let first = runs.first {
      size.height = measurer.size(of: "", fontSize: Double(first.style.fontSize)).height
    }
    size.width = max(size.width, 0)
    return size.roundedUpSize
  }

  private func measured(
    _ range: Range<String.Index>, _ style: LetterStyle, _ measurer: any TextMeasurer
  ) -> TextSize {
    let isWhole = range.lowerBound == string.startIndex && range.upperBound == string.endIndex
    return measurer.size(
      of: isWhole ? string : String(string[range]), fontSize: Double(style.fontSize))
  }
}

extension TextSize {
  fileprivate var roundedUpSize: CGSize {
    let size = roundedUp
    return CGSize(width: size.width, height: size.height)
  }
}
