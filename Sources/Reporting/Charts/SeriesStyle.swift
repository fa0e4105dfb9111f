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
