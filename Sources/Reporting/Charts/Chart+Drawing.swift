import Foundation

extension Chart {
  /// The chart as shapes.
  var drawing: Drawing { ChartLayout(self).drawing }
}

/// Places the parts of a chart. The figures are for text of 12 points.
struct ChartLayout {
  let chart: Chart
  private let horizontal: LogScale
  private let vertical: LogScale

  static let width = 400.0
  private static let left = 56.0
  private static let right = 376.0
  private static let top = 34.0
  private static let bottom = 232.0
  private static let legendLine = 17.0
  private static let legendColumns = 2
  private static let characterWidth = 6.4

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

  private var axes: [Shape] {
    var shapes: [Shape] = []
    for value in vertical.ticks + (vertical.hasZero ? [0] : []) {
      let y = vertical.place(of: value)
      shapes.append(
        .line([Point(x: Self.left, y: y), Point(x: Self.right, y: y)], Stroke(ink: .grid)))
      let name = value > 0 ? chart.valueText(value) : "0"
      shapes.append(.text(name, at: Point(x: Self.left - 5, y: y + 4), anchor: .end, .axis))
    }
    var free = 0.0
    let ends = [horizontal.values.lowerBound, horizontal.values.upperBound]
    for (index, value) in (ends + horizontal.ticks).enumerated() {
      let x = horizontal.place(of: value)
      let name = Quantity.count(value.rounded())
      // The ends are always named; a decade too close to one of them is not.
      let isFree = ends.allSatisfy { abs(horizontal.place(of: $0) - x) > 38 }
      guard index < 2 || isFree else { continue }
      free = max(free, x)
      shapes.append(
        .line([Point(x: x, y: Self.bottom), Point(x: x, y: Self.bottom + 4)], Stroke(ink: .axis)))
      shapes.append(
        .text(name, at: Point(x: x, y: Self.bottom + 17), anchor: .middle, .axis))
    }
    shapes.append(
      .text(
        "items", at: Point(x: (Self.left + Self.right) / 2, y: Self.bottom + 32), anchor: .middle,
        .axis))
    shapes.append(
      .line(
        [Point(x: Self.left, y: Self.bottom), Point(x: Self.right, y: Self.bottom)],
        Stroke(ink: .axis)))
    return shapes
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

  private var legend: [Shape] {
    chart.series.enumerated().flatMap { index, series -> [Shape] in
      let style = SeriesStyle(series.style)
      let column = Double(index % Self.legendColumns)
      let x = 8 + column * (Self.width - 16) / Double(Self.legendColumns)
      let y = Self.bottom + 50 + Double(index / Self.legendColumns) * Self.legendLine
      let ink = Ink.series(series.style)
      let room = Int((Self.width / Double(Self.legendColumns) - 48) / Self.characterWidth)
      return [
        .line(
          [Point(x: x, y: y), Point(x: x + 28, y: y)],
          Stroke(ink: ink, width: 2, dashes: style.dashes)),
        .marker(style.marker, at: Point(x: x + 14, y: y), ink),
        .text(
          series.name.shortened(to: room), at: Point(x: x + 34, y: y + 4), anchor: .start, .label),
      ]
    }
  }
}

/// How a series looks, so that it can be told apart without colours.
struct SeriesStyle {
  let dashes: [Double]
  let marker: Marker

  private static let patterns: [[Double]] = [
    [], [7, 4], [2, 3], [9, 3, 2, 3], [4, 2], [12, 4],
  ]
  private static let markers: [Marker] = [.disc, .square, .triangle, .diamond, .cross]

  init(_ number: Int) {
    dashes = Self.patterns[number % Self.patterns.count]
    marker = Self.markers[number % Self.markers.count]
  }
}

extension String {
  /// The text cut to a number of terminal columns, with an ellipsis if something was cut.
  func shortened(to columns: Int) -> String {
    guard terminalWidth > columns else { return self }
    var text = ""
    for character in self {
      guard (text + String(character)).terminalWidth < columns else { break }
      text.append(character)
    }
    return text + "…"
  }
}
