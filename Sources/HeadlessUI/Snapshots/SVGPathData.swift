import Foundation

extension Path {
  /// The outline in the language of SVG's attribute `d`, moved to an origin.
  func svg(at origin: CGPoint) -> String {
    func point(_ point: CGPoint) -> String {
      "\(svgNumber(point.x + origin.x)) \(svgNumber(point.y + origin.y))"
    }
    return elements.map { element in
      switch element {
      case .move(let end): "M\(point(end))"
      case .line(let end): "L\(point(end))"
      case .quadCurve(let end, let control): "Q\(point(control)) \(point(end))"
      case .curve(let end, let control1, let control2):
        "C\(point(control1)) \(point(control2)) \(point(end))"
      case .close: "Z"
      }
    }.joined()
  }
}

/// A length with up to three decimals; 0 for what is no number.
func svgNumber(_ value: CGFloat) -> String {
  let thousandths = (Double(value) * 1000).rounded()
  guard thousandths.isFinite, thousandths.magnitude < 1e15 else { return "0" }
  if let whole = Int(exactly: thousandths / 1000) { return "\(whole)" }
  return "\(thousandths / 1000)"
}
