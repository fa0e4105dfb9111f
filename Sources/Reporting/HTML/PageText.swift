import Analysis

/// The parts of the page that do not depend on the results.
enum PageText {
  static var reading: String {
    let marks = Mark.allCases.map { mark in
      "<dt>\(mark.sign.markupEscaped)</dt><dd>\(mark.meaning.markupEscaped)</dd>"
    }
    let sentences = [
      "Times are medians of launches (processes); the bands in the charts and the ranges in "
        + "parentheses are 95 % confidence intervals. × is how many times as fast as `ref`, the "
        + "first strategy that ran in the cell. Both axes of a chart are logarithmic: a straight "
        + "line is a power of the item count, and its slope is the exponent.",
      "A growth is named if it is at least \(Field(GrowthEstimate.margin).text) better than each "
        + "simpler or rival one by the corrected criterion of Akaike; otherwise the report says "
        + "“between” or “not decided”. “constant” means less than "
        + "\(Int((GrowthEstimate.constantFactor - 1) * 100)) % of change over the whole range. "
        + "Counts have an exact formula where all of them lie on it.",
      "Item counts inside the budget are interpolated between measured sizes, or follow a named "
        + "growth at most \(Int(FrameBudget.farthestExtrapolation))-fold beyond the largest, and "
        + "are then marked as extrapolated. A ring in a chart marks where two strategies change "
        + "places.",
      "The numbers compare algorithms on the machine below; they do not predict the milliseconds "
        + "of an app on a phone. Counts of work are the same on every machine.",
    ]
    return "<section id=\"reading\"><h2>How to read this</h2>"
      + sentences.map { "<p>\($0.withCode)</p>" }.joined(separator: "\n")
      + "<dl>\(marks.joined(separator: "\n"))</dl></section>"
  }
}
