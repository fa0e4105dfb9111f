import Foundation
import TextMetrics

/// The lines of a text in the space proposed to it.
struct TextLayout {
  struct Line: Equatable {
    /// The letters shown, without the spaces that the line was broken at.
    var range: Range<String.Index>
    /// In points; of the dots too, if the line is cut.
    var size: CGSize
    /// Whether dots stand for the rest of the text.
    var isCut = false
  }

  static let dots = "…"

  let text: StyledText
  let lines: [Line]
  /// Whether less is shown than there is.
  let isTruncated: Bool
  /// In points.
  let size: CGSize
  let lineSpacing: CGFloat

  /// - Complexity: A text that fits on one line is measured once. Otherwise O(characters), and a
  ///   line of *n* words is measured O(log *n*) times.
  init(_ text: Text, in proposal: ProposedViewSize, environment: EnvironmentValues) {
    let styled = StyledText(text, in: environment)
    var maker = LineMaker(
      styled, width: proposal.width ?? .infinity, measurer: environment.textMeasurer)
    self.text = styled
    lineSpacing = nonnegative(environment.lineSpacing)
    let numbers = environment.lineNumbers
    let limits = LineLimits(
      count: numbers.most.map { max($0, 1) } ?? .max,
      height: proposal.height ?? .infinity, spacing: lineSpacing)
    (lines, isTruncated) = maker.lines(within: limits)
    size = Self.size(
      of: lines, spacing: lineSpacing, reserved: numbers.fewest,
      widest: proposal.width ?? .infinity)
  }

  private static func size(
    of lines: [Line], spacing: CGFloat, reserved: Int, widest: CGFloat
  ) -> CGSize {
    if lines.count == 1, reserved <= 1, lines[0].size.width <= widest { return lines[0].size }
    var size = CGSize.zero
    for line in lines {
      size.width = max(size.width, line.size.width)
      size.height += line.size.height
    }
    let count = max(lines.count, reserved)
    size.height += CGFloat(count - lines.count) * (lines.last?.size.height ?? 0)
    size.height += CGFloat(max(count - 1, 0)) * spacing
    // A letter may be wider than the space for it.
    size.width = min(size.width, nonnegative(widest) + LayoutDefaults.fittingSlack)
    return size
  }

  /// The distances of the lines' tops from the top of the text, in points.
  var tops: [CGFloat] {
    var top: CGFloat = 0
    return lines.map { line in
      defer { top += line.size.height + lineSpacing }
      return top
    }
  }

  var firstBaseline: CGFloat { (lines.first?.size.height ?? 0) * LayoutDefaults.baseline }

  var lastBaseline: CGFloat {
    (tops.last ?? 0) + (lines.last?.size.height ?? 0) * LayoutDefaults.baseline
  }
}

/// How much of a text may be shown; one line always is.
struct LineLimits {
  var count: Int
  /// In points.
  var height: CGFloat
  var spacing: CGFloat

  /// Whether another line has room below lines of this height.
  func allow(_ line: CGSize, below height: CGFloat, lines: Int) -> Bool {
    lines < count && height + spacing + line.height <= self.height + LayoutDefaults.fittingSlack
  }
}
