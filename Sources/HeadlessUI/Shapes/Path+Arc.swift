public import Foundation

extension Path {
  /// An arc of a circle, with a line to its start if the path has begun.
  ///
  /// - Parameter clockwise: As in a coordinate space whose y axis points up, which on a screen
  ///   looks the other way round.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let circle = 2 * Double.pi
    let difference = endAngle.radians - startAngle.radians
    guard difference.isFinite else { return }
    var sweep = min(max(difference, -circle), circle)
    if clockwise, sweep > 0 { sweep -= circle }
    if !clockwise, sweep < 0 { sweep += circle }
    let start = Self.point(center, radius, startAngle.radians)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    let quarters = max(Int((abs(sweep) / (circle / 4)).rounded(.up)), 1)
    for quarter in 0..<quarters {
      let from = startAngle.radians + sweep * Double(quarter) / Double(quarters)
      addArcPiece(center, radius, from: from, sweep: sweep / Double(quarters))
    }
  }

  /// At most a quarter of a circle, as one curve.
  private mutating func addArcPiece(
    _ center: CGPoint, _ radius: CGFloat, from start: Double, sweep: Double
  ) {
    let end = start + sweep
    let tangent = radius * CGFloat(4.0 / 3 * tan(sweep / 4))
    let first = Self.point(center, radius, start)
    let last = Self.point(center, radius, end)
    addCurve(
      to: last,
      control1: CGPoint(
        x: first.x - tangent * CGFloat(sin(start)), y: first.y + tangent * CGFloat(cos(start))),
      control2: CGPoint(
        x: last.x + tangent * CGFloat(sin(end)), y: last.y - tangent * CGFloat(cos(end))))
  }

  private static func point(_ center: CGPoint, _ radius: CGFloat, _ angle: Double) -> CGPoint {
    CGPoint(
      x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
  }
}

/// An angle; positive ones turn clockwise on a screen.
nonisolated public struct Angle: Hashable, Sendable {
  public var radians: Double

  public init() {
    radians = 0
  }

  public init(radians: Double) {
    self.radians = radians
  }

  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static let zero = Angle()

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}
