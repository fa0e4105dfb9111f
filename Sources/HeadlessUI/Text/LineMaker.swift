import Foundation
import TextMetrics

/// Breaks a text into lines no wider than a width, as few letters as possible inside of words.
struct LineMaker {
  private let text: StyledText
  private let width: CGFloat
  private let measurer: any TextMeasurer
  private var breaks: [LineBreak] = []
  /// The break that ends the paragraph at hand.
  private var paragraphEnd = -1

  init(_ text: StyledText, width: CGFloat, measurer: any TextMeasurer) {
    self.text = text
    self.width = width
    self.measurer = measurer
  }

  private var string: String { text.string }

  /// The lines, of which the last is cut where there is no room for more.
  mutating func lines(within limits: LineLimits) -> (lines: [TextLayout.Line], isTruncated: Bool) {
    let whole = string.startIndex..<string.endIndex
    if !string.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      let line = TextLayout.Line(range: whole, size: size(of: whole))
      if fits(line.size.width) { return ([line], false) }
    }
    guard width > 0 else {
      // Nothing can be shown: no letter is looked at.
      let height = size(of: whole.lowerBound..<whole.lowerBound).height
      let nothing = TextLayout.Line(
        range: whole.lowerBound..<whole.lowerBound, size: CGSize(width: 0, height: height))
      return ([nothing], true)
    }
    breaks = LineBreak.breaks(in: string)
    return wrapped(within: limits)
  }

  private mutating func wrapped(
    within limits: LineLimits
  ) -> (lines: [TextLayout.Line], isTruncated: Bool) {
    var lines: [TextLayout.Line] = []
    var height: CGFloat = 0
    var cursor = Cursor(index: string.startIndex, nextBreak: 0)
    while cursor.nextBreak < breaks.count {
      let start = cursor
      let line = nextLine(&cursor)
      if let last = lines.last,
        !limits.allow(line.size, below: height, lines: lines.count)
      {
        lines[lines.count - 1] = cut(last, paragraphFrom: start)
        return (lines, true)
      }
      height += line.size.height + (lines.isEmpty ? 0 : limits.spacing)
      lines.append(line)
    }
    return (lines, false)
  }

  /// Where a line begins, and the first break after it.
  private struct Cursor {
    var index: String.Index
    var nextBreak: Int
  }

  private mutating func nextLine(_ cursor: inout Cursor) -> TextLayout.Line {
    let start = cursor.index
    let first = cursor.nextBreak
    if paragraphEnd < first {
      paragraphEnd = breaks[first...].firstIndex(where: \.isForced) ?? breaks.count - 1
    }
    let count = largest(upTo: paragraphEnd - first + 1) { fits(start..<breaks[first + $0 - 1].end) }
    guard count == 0 else {
      let last = breaks[first + count - 1]
      cursor = Cursor(index: last.next, nextBreak: first + count)
      return line(start..<last.end)
    }
    // Not even one word: at least one letter of it.
    let word = string[start..<breaks[first].end]
    let letters = largest(upTo: .max) { count in
      word.index(start, offsetBy: count, limitedBy: word.endIndex).map { fits(start..<$0) } ?? false
    }
    let stop =
      word.index(start, offsetBy: max(letters, 1), limitedBy: word.endIndex) ?? word.endIndex
    cursor.index = stop
    if stop == word.endIndex {
      cursor = Cursor(index: breaks[first].next, nextBreak: first + 1)
    }
    return line(start..<stop)
  }

  /// The line with as much of the text that follows as fits, and dots.
  private func cut(_ line: TextLayout.Line, paragraphFrom next: Cursor) -> TextLayout.Line {
    let start = line.range.lowerBound
    // What follows a forced break is not shown on this line.
    let isParagraphEnd =
      next.nextBreak > 0 && breaks[next.nextBreak - 1].isForced
      && breaks[next.nextBreak - 1].next == next.index
    let end = isParagraphEnd ? line.range.upperBound : breaks[next.nextBreak].end
    let letters = string[start..<end]
    let dots = dotsSize
    let count = largest(upTo: letters.count) {
      fits(size(of: start..<letters.index(start, offsetBy: $0)).width + dots.width)
    }
    var stop = letters.index(start, offsetBy: count)
    while stop > start, string[string.index(before: stop)].isWhitespace {
      stop = string.index(before: stop)
    }
    let shown = size(of: start..<stop)
    return TextLayout.Line(
      range: start..<stop,
      size: CGSize(width: shown.width + dots.width, height: max(shown.height, dots.height)),
      isCut: true)
  }

  private var dotsSize: CGSize {
    let fontSize = text.runs.last?.style.fontSize ?? LayoutDefaults.fontSize
    let size = measurer.size(of: TextLayout.dots, fontSize: Double(fontSize)).roundedUp
    return CGSize(width: size.width, height: size.height)
  }

  private func line(_ range: Range<String.Index>) -> TextLayout.Line {
    TextLayout.Line(range: range, size: size(of: range))
  }

  private func size(of range: Range<String.Index>) -> CGSize {
    text.size(of: range, measurer: measurer)
  }

  private func fits(_ range: Range<String.Index>) -> Bool { fits(size(of: range).width) }

  private func fits(_ length: CGFloat) -> Bool { length <= width + LayoutDefaults.fittingSlack }
}

/// The largest number up to a limit that has a property which all smaller ones have too; 0 if
/// not even 1 has it.
///
/// - Complexity: O(log result) questions, none beyond twice the result.
private func largest(upTo limit: Int, _ holds: (Int) -> Bool) -> Int {
  var good = 0
  var step = 1
  while good < limit {
    let next = min(good + step, limit)
    guard holds(next) else { return largest(from: good, below: next, holds) }
    good = next
    step *= 2
  }
  return good
}

private func largest(from good: Int, below bad: Int, _ holds: (Int) -> Bool) -> Int {
  var good = good
  var bad = bad
  while good + 1 < bad {
    let middle = good + (bad - good) / 2
    if holds(middle) { good = middle } else { bad = middle }
  }
  return good
}
