import Foundation

extension Chart {
  /// The chart as shapes.
  var drawing: Drawing { ChartLayout(self).drawing }
}

/// Places the parts of a chart. The figures are for text of 12 points.
struct ChartLayout {
  let chart: Chart
  let horizontal: LogScale
  let vertical: LogScale

  static let width = 400.0
  static let left = 56.0
  static let right = 376.0
  static let top = 34.0
  static let bottom = 232.0
  static let legendLine = 17.0
  static let legendColumns = 2
  static let characterWidth = 6.4

  init(_ chart: Chart) {
    self.chart = chart
    let points = chart.series.flatMap(\.points)
    let gaps = chart.series.flatMap(\.gaps).map(\.items)
    horizontal = LogScale(of: points.map(\.items) + gaps, from: Self.left, to: Self.right)
    var values = points.flatMap { point in
      chart.showsWholeIntervals
        ? [point.value, point.low, point.high].compactMap(\.self) : [point.value]
    }
    values += chart.range
    if let level = chart.level { values.append(level.value) }
    vertical = LogScale(
      of: values, from: Self.bottom, to: Self.top, wholeDecades: chart.showsWholeIntervals)
  }

  var drawing: Drawing {
    let lines = (chart.series.count + Self.legendColumns - 1) / Self.legendColumns
    var drawing = Drawing(
      width: Self.width, height: Self.bottom + 48 + Double(lines) * Self.legendLine)
    drawing.shapes += [
      .text(chart.title, at: Point(x: 8, y: 17), anchor: .start, .label)
    ]
    drawing.shapes += axes
    if let level = chart.level { drawing.shapes += line(at: level.value, name: level.name) }
    drawing.shapes += chart.series.flatMap(band)
    drawing.shapes += chart.series.flatMap(curve)
    drawing.shapes += crossings
    drawing.shapes += legend
    return drawing
  }

  private func place(_ items: Double, _ value: Double) -> Point {
    Point(x: horizontal.place(of: items), y: vertical.place(of: value))
  }

  private func line(at value: Double, name: String) -> [Shape] {
    let y = vertical.place(of: value)
    return [
      .line(
        [Point(x: Self.left, y: y), Point(x: Self.right, y: y)],
        Stroke(ink: .budget, width: 1.5, dashes: [2, 3])),
      .text(name, at: Point(x: Self.right, y: y - 4), anchor: .end, .budget),
    ]
  }

  private func band(_ series: Chart.Series) -> [Shape] {
    let known = series.points.compactMap { point -> (Double, Double, Double)? in
      guard let low = point.low, let high = point.high else { return nil }
      return (point.items, low, high)
    }
    guard known.count > 1 else { return [] }
    let outline =
      known.map { place($0.0, $0.2) } + known.reversed().map { place($0.0, $0.1) }
    return [.area(outline, .series(series.style))]
  }

  private func curve(_ series: Chart.Series) -> [Shape] {
    let style = SeriesStyle(series.style)
    let places = series.points.map { place($0.items, $0.value) }
    var shapes: [Shape] = []
    if places.count > 1 {
      shapes.append(
        .line(places, Stroke(ink: .series(series.style), width: 2, dashes: style.dashes)))
    }
    shapes += places.map { .marker(style.marker, at: $0, .series(series.style)) }
    return shapes
  }

  private var crossings: [Shape] {
    chart.crossings.map { .marker(.ring, at: place($0.x, $0.y), .label) }
  }
}
