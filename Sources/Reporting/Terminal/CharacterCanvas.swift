import Analysis

/// A chart on a grid of characters.
struct CharacterCanvas {
  private let chart: Chart
  private let style: TerminalChart.Style
  private let horizontal: LogScale
  private let vertical: LogScale
  private let columns: Int

  /// Characters from top to bottom of the area of the curves.
  private static let rows = 16
  private static let axisWidth = 9

  init(_ chart: Chart, style: TerminalChart.Style) {
    self.chart = chart
    self.style = style
    columns = max(20, min(style.width, 120) - Self.axisWidth - 2)
    let points = chart.series.flatMap(\.points)
    horizontal = LogScale(of: points.map(\.items), from: 0, to: Double(columns - 1))
    let levels = chart.level.map { [$0.value] } ?? []
    vertical = LogScale(
      of: points.map(\.value) + levels, from: Double(Self.rows - 1), to: 0)
  }

  var lines: [String] {
    let grid = grid
    let names = names
    let bar = style.isUnicode ? "│" : "|"
    let body = grid.enumerated().map { index, row in
      (names[index] ?? "").padded(to: Self.axisWidth, alignment: .right) + " " + bar
        + row.map(text).joined()
    }
    return (body + [floor, itemNames] + legend).map(\.withoutTrailingSpaces)
  }

  private typealias Cell = (character: Character, series: Int?)

  private var grid: [[Cell]] {
    let empty = Array(repeating: (character: Character(" "), series: Int?.none), count: columns)
    var grid = Array(repeating: empty, count: Self.rows)
    if let level = chart.level {
      let row = Int(vertical.place(of: level.value).rounded())
      for column in grid[row].indices {
        grid[row][column] = (style.isUnicode ? "┄" : "-", nil)
      }
    }
    for (index, series) in chart.series.enumerated() {
      for (left, right) in zip(series.points, series.points.dropFirst()) {
        draw(from: place(left), to: place(right), series: index, in: &grid)
      }
    }
    for (index, series) in chart.series.enumerated() {
      for point in series.points {
        let (column, row) = place(point)
        grid[row][column] = (mark(index), index)
      }
    }
    return grid
  }

  private func place(_ point: Chart.SeriesPoint) -> (column: Int, row: Int) {
    (
      Int(horizontal.place(of: point.items).rounded()),
      Int(vertical.place(of: point.value).rounded())
    )
  }

  private func draw(
    from start: (column: Int, row: Int), to end: (column: Int, row: Int), series: Int,
    in grid: inout [[Cell]]
  ) {
    let steps = max(abs(end.column - start.column), abs(end.row - start.row))
    guard steps > 1 else { return }
    for step in 1..<steps {
      let share = Double(step) / Double(steps)
      let column = start.column + Int((share * Double(end.column - start.column)).rounded())
      let row = start.row + Int((share * Double(end.row - start.row)).rounded())
      if grid[row][column].series == nil {
        grid[row][column] = (style.isUnicode ? "·" : ".", series)
      }
    }
  }

  /// Blocks of different forms, or letters, so that colours are not needed.
  private func mark(_ series: Int) -> Character {
    let blocks: [Character] = ["█", "▲", "◆", "●", "■", "▼"]
    let letters: [Character] = ["#", "x", "o", "*", "+", "@"]
    return style.isUnicode ? blocks[series % blocks.count] : letters[series % letters.count]
  }

  private func text(_ cell: Cell) -> String {
    colored(String(cell.character), series: cell.series)
  }

  /// The eight colours that every terminal has, from blue on.
  private func colored(_ text: String, series: Int?) -> String {
    guard style.hasColors, let series else { return text }
    let codes = [34, 33, 32, 35, 36, 31]
    return "\u{1B}[\(codes[series % codes.count])m\(text)\u{1B}[0m"
  }

  /// The values at the left, by row. The budget comes last, so its name wins.
  private var names: [Int: String] {
    var names: [Int: String] = [:]
    for value in vertical.ticks {
      names[Int(vertical.place(of: value).rounded())] = ascii(chart.valueText(value))
    }
    if let level = chart.level {
      names[Int(vertical.place(of: level.value).rounded())] = ascii(chart.valueText(level.value))
    }
    return names
  }

  private var floor: String {
    let line: Character = style.isUnicode ? "─" : "-"
    let corner = style.isUnicode ? "└" : "+"
    return String(repeating: " ", count: Self.axisWidth + 1) + corner
      + String(repeating: line, count: columns)
  }

  private var itemNames: String {
    let low = Quantity.count(horizontal.values.lowerBound)
    let high = Quantity.count(horizontal.values.upperBound) + " items"
    let gap = max(1, columns - low.count - high.count)
    return String(repeating: " ", count: Self.axisWidth + 2) + low
      + String(repeating: " ", count: gap) + high
  }

  private var legend: [String] {
    let entries = chart.series.enumerated().map { index, series in
      ("\(mark(index)) \(ascii(series.name))".shortened(to: style.width - 2), index)
    }
    var lines: [(text: String, width: Int)] = []
    for (entry, index) in entries {
      let text = colored(entry, series: index)
      if let last = lines.last, last.width + 3 + entry.terminalWidth <= style.width {
        lines[lines.count - 1] = (last.text + "   " + text, last.width + 3 + entry.terminalWidth)
      } else {
        lines.append(("  " + text, 2 + entry.terminalWidth))
      }
    }
    return lines.map(\.text)
  }

  /// The text with what a terminal without UTF-8 cannot show replaced.
  private func ascii(_ text: String) -> String {
    guard !style.isUnicode else { return text }
    return String(text.replacing("µ", with: "u").map { $0.isASCII ? $0 : "?" })
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
