public import Foundation

/// An outline of lines and curves.
nonisolated public struct Path: Hashable, Sendable {
  enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  private(set) var elements: [Element] = []

  public init() {}

  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  public init(_ rect: CGRect) {
    addRect(rect)
  }

  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public var isEmpty: Bool { elements.isEmpty }

  public mutating func move(to end: CGPoint) {
    elements.append(.move(end))
  }

  public mutating func addLine(to end: CGPoint) {
    elements.append(.line(end))
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(end, control1: control1, control2: control2))
  }

  public mutating func closeSubpath() {
    elements.append(.close)
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addPath(_ path: Path) {
    elements += path.elements
  }
}

extension Path {
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// A rectangle with corners that are quarters of an ellipse, whatever the style.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let x = min(nonnegative(cornerSize.width), rect.width / 2)
    let y = min(nonnegative(cornerSize.height), rect.height / 2)
    guard x > 0, y > 0 else { return addRect(rect) }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: CGPoint(x: left + x, y: top))
    addLine(to: CGPoint(x: right - x, y: top))
    addCorner(CGPoint(x: right, y: top), to: CGPoint(x: right, y: top + y))
    addLine(to: CGPoint(x: right, y: bottom - y))
    addCorner(CGPoint(x: right, y: bottom), to: CGPoint(x: right - x, y: bottom))
    addLine(to: CGPoint(x: left + x, y: bottom))
    addCorner(CGPoint(x: left, y: bottom), to: CGPoint(x: left, y: bottom - y))
    addLine(to: CGPoint(x: left, y: top + y))
    addCorner(CGPoint(x: left, y: top), to: CGPoint(x: left + x, y: top))
    closeSubpath()
  }

  /// A quarter of an ellipse from where the path is, within a corner.
  private mutating func addCorner(_ corner: CGPoint, to end: CGPoint) {
    guard let start = Self.endPoint(of: elements.last) else { return }
    // The part of the way to the corner at which a cubic curve is closest to an ellipse.
    let part: CGFloat = 0.552_284_75
    func towardsCorner(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * part, y: point.y + (corner.y - point.y) * part)
    }
    addCurve(to: end, control1: towardsCorner(start), control2: towardsCorner(end))
  }

  private static func endPoint(of element: Element?) -> CGPoint? {
    switch element {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .close, nil: nil
    }
  }
}

/// How round corners run into the sides; drawn as quarter circles either way.
nonisolated public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}
