import Foundation

/// Writes a picture as SVG. The same picture gives the same text.
struct SVGWriter {
  private static let families: [Font.Design: String] = [
    .default: "Helvetica, Arial, 'Liberation Sans', sans-serif",
    .rounded: "Helvetica, Arial, 'Liberation Sans', sans-serif",
    .serif: "Georgia, 'Liberation Serif', serif",
    .monospaced: "Menlo, 'Liberation Mono', monospace",
  ]

  private var lines: [String] = []
  private var definitions = 0

  /// A picture of a window, in points, on white.
  static func document(_ picture: _Picture, size: CGSize) -> String {
    let (width, height) = (svgNumber(size.width), svgNumber(size.height))
    var writer = SVGWriter()
    writer.lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\">",
      "<rect width=\"\(width)\" height=\"\(height)\" fill=\"#FFFFFF\"/>",
    ]
    writer.write(picture, at: .zero)
    writer.lines.append("</svg>\n")
    return writer.lines.joined(separator: "\n")
  }

  private mutating func write(_ picture: _Picture, at origin: CGPoint) {
    for item in picture.items {
      let corner = CGPoint(x: item.origin.x + origin.x, y: item.origin.y + origin.y)
      switch item.content {
      case .fill(let path, let paint, let isEvenOdd):
        let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
        write(path, "\(attributes(of: paint, for: "fill"))\(rule)", paint, at: corner)
      case .stroke(let path, let paint, let stroke):
        let line = attributes(of: paint, for: "stroke") + attributes(of: stroke)
        write(path, " fill=\"none\"\(line)", paint, at: corner)
      case .letters(let letters): write(letters, at: corner)
      case .group(let picture, let effect): write(picture, effect, at: corner)
      }
    }
  }

  private mutating func write(
    _ path: Path, _ attributes: String, _ paint: _Paint, at corner: CGPoint
  ) {
    guard !path.isEmpty, paint.isSeen else { return }
    lines.append("<path d=\"\(path.svg(at: corner))\"\(attributes)/>")
  }

  private mutating func write(_ picture: _Picture, _ effect: _PictureEffect, at corner: CGPoint) {
    switch effect.kind {
    case .opacity(let opacity):
      lines.append("<g opacity=\"\(svgNumber(opacity))\">")
    case .clip(let path):
      let name = nextName()
      lines.append(
        "<clipPath id=\"\(name)\"><path d=\"\(path.svg(at: corner))\"/></clipPath>")
      lines.append("<g clip-path=\"url(#\(name))\">")
    }
    write(picture, at: corner)
    lines.append("</g>")
  }

  private mutating func write(_ letters: PictureLetters, at corner: CGPoint) {
    guard !letters.string.isEmpty, letters.paint.isSeen else { return }
    var text = "<text x=\"\(svgNumber(corner.x))\" y=\"\(svgNumber(corner.y))\""
    text += " font-size=\"\(svgNumber(letters.fontSize))\""
    text += " font-family=\"\(Self.families[letters.design] ?? "sans-serif")\""
    if letters.weight != .regular { text += " font-weight=\"\(letters.weight.value)\"" }
    if letters.isItalic { text += " font-style=\"italic\"" }
    let lines =
      (letters.isUnderlined ? ["underline"] : [])
      + (letters.isStruckThrough ? ["line-through"] : [])
    if !lines.isEmpty { text += " text-decoration=\"\(lines.joined(separator: " "))\"" }
    // Whatever font the browser has, the letters take the width that was measured.
    text += " textLength=\"\(svgNumber(letters.width))\" lengthAdjust=\"spacingAndGlyphs\""
    text += attributes(of: letters.paint, for: "fill")
    self.lines.append("\(text) xml:space=\"preserve\">\(letters.string.escapedForXML)</text>")
  }

  /// A gradient is defined where it is used.
  private mutating func attributes(of paint: _Paint, for name: String) -> String {
    switch paint.kind {
    case .color(let color): return color.attributes(name)
    case .linear(let stops, let start, let end):
      let id = nextName()
      let stopElements = stops.map {
        "<stop offset=\"\(svgNumber($0.location))\"\($0.color.attributes("stop"))/>"
      }
      lines.append(
        "<linearGradient id=\"\(id)\" x1=\"\(svgNumber(start.x))\" y1=\"\(svgNumber(start.y))\" "
          + "x2=\"\(svgNumber(end.x))\" y2=\"\(svgNumber(end.y))\">\(stopElements.joined())"
          + "</linearGradient>")
      return " \(name)=\"url(#\(id))\""
    }
  }

  private func attributes(of stroke: StrokeStyle) -> String {
    var text = " stroke-width=\"\(svgNumber(stroke.lineWidth))\""
    if stroke.lineCap != .butt { text += " stroke-linecap=\"\(stroke.lineCap)\"" }
    if stroke.lineJoin != .miter { text += " stroke-linejoin=\"\(stroke.lineJoin)\"" }
    if !stroke.dash.isEmpty {
      text += " stroke-dasharray=\"\(stroke.dash.map(svgNumber).joined(separator: " "))\""
      if stroke.dashPhase != 0 { text += " stroke-dashoffset=\"\(svgNumber(stroke.dashPhase))\"" }
    }
    return text
  }

  private mutating func nextName() -> String {
    definitions += 1
    return "d\(definitions)"
  }
}

extension _Paint {
  fileprivate var isSeen: Bool {
    switch kind {
    case .color(let color): color.alpha > 0
    case .linear(let stops, _, _): stops.contains { $0.color.alpha > 0 }
    }
  }
}

extension RGBA {
  /// ` fill="#007AFF" fill-opacity="0.2"`; of a stop in a gradient the colour is `stop-color`.
  fileprivate func attributes(_ name: String) -> String {
    func byte(_ value: Double) -> String {
      let digits = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0\(digits)" : digits
    }
    let color = name == "stop" ? "stop-color" : name
    let text = " \(color)=\"#\(byte(red))\(byte(green))\(byte(blue))\""
    return alpha < 1 ? "\(text) \(name)-opacity=\"\(svgNumber(alpha))\"" : text
  }
}

extension String {
  /// The text with what XML takes for markup as entities, and what it does not allow replaced.
  fileprivate var escapedForXML: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\t", "\n": text += " "
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
