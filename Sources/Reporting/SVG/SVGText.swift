import Foundation

/// A ``Drawing`` as SVG.
struct SVGText {
  let drawing: Drawing
  /// What the picture shows, for who cannot see it.
  let title: String
  let summary: String

  /// An element to stand in a page, which defines the colours.
  var element: String {
    let body = drawing.shapes.map(\.svg).joined(separator: "\n")
    return """
      <svg class="chart" xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 \
      \(drawing.width.svg) \(drawing.height.svg)" aria-label="\(title.markupEscaped)">
      <title>\(title.markupEscaped)</title>
      <desc>\(summary.markupEscaped)</desc>
      \(body)
      </svg>
      """
  }

  /// A file of its own, with its colours for light and dark.
  var file: String {
    let background =
      "<rect class=\"ground\" width=\"\(drawing.width.svg)\" height=\"\(drawing.height.svg)\"/>"
    let style = "<style>\(ChartColors.css(root: ":root"))\n\(ChartColors.shapes)</style>"
    guard let end = element.firstRange(of: ">") else { return element }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + element[..<end.upperBound] + "\n"
      + style + background + element[end.upperBound...] + "\n"
  }
}

extension Shape {
  fileprivate var svg: String {
    switch self {
    case .line(let points, let stroke):
      let dashes =
        stroke.dashes.isEmpty
        ? "" : " stroke-dasharray=\"\(stroke.dashes.map(\.svg).joined(separator: " "))\""
      return "<polyline class=\"line \(stroke.ink.name)\" points=\"\(points.svg)\" "
        + "stroke-width=\"\(stroke.width.svg)\"\(dashes)/>"
    case .area(let points, let ink):
      return "<polygon class=\"area \(ink.name)\" points=\"\(points.svg)\"/>"
    case .marker(let marker, let place, let ink):
      return marker.svg(at: place, className: ink.name)
    case .text(let text, let place, let anchor, let ink):
      return "<text class=\"\(ink.name)\" x=\"\(place.x.svg)\" y=\"\(place.y.svg)\" "
        + "text-anchor=\"\(anchor.name)\">\(text.markupEscaped)</text>"
    }
  }
}

extension Marker {
  fileprivate func svg(at place: Point, className: String) -> String {
    let (x, y) = (place.x, place.y)
    func polygon(_ points: [Point]) -> String {
      "<polygon class=\"mark \(className)\" points=\"\(points.svg)\"/>"
    }
    switch self {
    case .disc:
      return "<circle class=\"mark \(className)\" cx=\"\(x.svg)\" cy=\"\(y.svg)\" r=\"3.2\"/>"
    case .ring:
      return "<circle class=\"line \(className)\" cx=\"\(x.svg)\" cy=\"\(y.svg)\" r=\"6\" "
        + "stroke-width=\"1.5\"/>"
    case .square:
      return polygon([(-3, -3), (3, -3), (3, 3), (-3, 3)].map { Point(x: x + $0.0, y: y + $0.1) })
    case .triangle:
      return polygon([(0, -4), (4, 3), (-4, 3)].map { Point(x: x + $0.0, y: y + $0.1) })
    case .diamond:
      return polygon(
        [(0, -4.5), (4.5, 0), (0, 4.5), (-4.5, 0)].map { Point(x: x + $0.0, y: y + $0.1) })
    case .cross:
      return
        "<path class=\"line \(className)\" stroke-width=\"2\" d=\"M\((x - 3).svg) \((y - 3).svg)"
        + "l6 6m0 -6l-6 6\"/>"
    }
  }
}

extension Ink {
  fileprivate var name: String {
    switch self {
    case .series(let number): "s\(number % ChartColors.seriesCount)"
    case .grid: "grid"
    case .axis: "axis"
    case .label: "label"
    case .budget: "budget"
    }
  }
}

extension Anchor {
  fileprivate var name: String {
    switch self {
    case .start: "start"
    case .middle: "middle"
    case .end: "end"
    }
  }
}

extension [Point] {
  fileprivate var svg: String { map { "\($0.x.svg),\($0.y.svg)" }.joined(separator: " ") }
}

extension Double {
  /// With at most one decimal, which is finer than a pixel.
  fileprivate var svg: String {
    let tenths = (self * 10).rounded() / 10
    return Int(exactly: tenths).map { "\($0)" } ?? "\(tenths)"
  }
}
