/// A chart of quantities over item counts, both logarithmic, before it is laid out.
struct Chart {
  /// What the values are, with their unit.
  var title: String
  /// What the whole chart shows, for who cannot see it.
  var summary: String
  var series: [Series]
  /// A level to stay below, with its name.
  var level: (value: Double, name: String)?
  /// The item counts at which two series change places.
  var crossings: [Point] = []
  /// Whether the vertical axis is long enough for every interval; else they are cut at its ends.
  var showsWholeIntervals = true
  /// Values that the vertical axis reaches in any case.
  var range: [Double] = []
  /// A value as it is named on the vertical axis.
  var valueText: @Sendable (Double) -> String

  struct Series {
    var name: String
    /// Which colour, dashes and marker it has, the same in all charts of a report.
    var style: Int
    var points: [SeriesPoint]
    /// What happened where there is no value, such as `over budget`, by item count.
    var gaps: [(items: Double, what: String)] = []
  }

  struct SeriesPoint {
    var items: Double
    var value: Double
    /// The ends of the interval, where there is one.
    var low: Double?
    var high: Double?
  }

  var isEmpty: Bool { series.allSatisfy(\.points.isEmpty) }
}
