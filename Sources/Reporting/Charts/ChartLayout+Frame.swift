import Foundation

/// What stands around the curves.
extension ChartLayout {
  var axes: [Shape] {
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

  var legend: [Shape] {
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
