public import Foundation

/// How a line along an outline looks.
nonisolated public struct StrokeStyle: Hashable, Sendable {
  public enum LineCap: Hashable, Sendable {
    case butt
    case round
    case square
  }

  public enum LineJoin: Hashable, Sendable {
    case miter
    case round
    case bevel
  }

  /// In points.
  public var lineWidth: CGFloat
  public var lineCap: LineCap
  public var lineJoin: LineJoin
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn, in points.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = LayoutDefaults.lineWidth, lineCap: LineCap = .butt,
    lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How the inside of an outline is told from the outside.
nonisolated public struct FillStyle: Hashable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
