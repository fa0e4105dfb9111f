import Foundation

/// A resolved style: what a picture is drawn with.
nonisolated public struct _Paint: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case color(RGBA)
    case linear([GradientStop], start: UnitPoint, end: UnitPoint)
  }

  var kind: Kind

  func opacity(_ opacity: Double) -> _Paint {
    switch kind {
    case .color(let color): return _Paint(kind: .color(color.opacity(opacity)))
    case .linear(let stops, let start, let end):
      let stops = stops.map {
        GradientStop(color: $0.color.opacity(opacity), location: $0.location)
      }
      return _Paint(kind: .linear(stops, start: start, end: end))
    }
  }

  /// The only colour, or the first of a gradient.
  var color: RGBA {
    switch kind {
    case .color(let color): color
    case .linear(let stops, _, _): stops.first?.color ?? RGBA(white: 0, opacity: 0)
    }
  }
}

/// A colour where a gradient has it, from 0, its start, to 1, its end.
nonisolated struct GradientStop: Hashable, Sendable {
  var color: RGBA
  var location: CGFloat
}

/// A colour in sRGB, each part from 0 to 1.
nonisolated struct RGBA: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: opacity)
  }

  /// As in `0x007AFF`.
  init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }

  func opacity(_ opacity: Double) -> RGBA {
    var color = self
    color.alpha *= min(max(opacity, 0), 1)
    return color
  }
}
