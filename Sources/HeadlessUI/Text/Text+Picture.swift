public import Foundation

extension Text {
  public func _picture(in size: CGSize, _ context: _LeafContext) -> _Picture {
    let environment = context.environment
    let layout = TextLayout(self, in: ProposedViewSize(size), environment: environment)
    var picture = _Picture()
    for (line, top) in zip(layout.lines, layout.tops) {
      let baseline = top + line.size.height * LayoutDefaults.baseline
      var x = (size.width - line.size.width) * environment.lineOffset
      for letters in layout.text.letters(of: line, environment) {
        picture.append(.letters(letters), at: CGPoint(x: x, y: baseline))
        x += letters.width
      }
    }
    return picture
  }
}

extension EnvironmentValues {
  /// Which part of the free space is left of a line.
  fileprivate var lineOffset: CGFloat {
    switch (multilineTextAlignment, layoutDirection) {
    case (.center, _): 0.5
    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
    case (.trailing, .leftToRight), (.leading, .rightToLeft): 1
    }
  }
}

extension StyledText {
  /// The letters of a line, run by run, the dots with the last ones.
  fileprivate func letters(
    of line: TextLayout.Line, _ environment: EnvironmentValues
  ) -> [PictureLetters] {
    var parts: [PictureLetters] = []
    var start = string.startIndex
    var width: CGFloat = 0
    for run in runs {
      defer { start = run.end }
      let lower = max(start, line.range.lowerBound)
      let upper = min(run.end, line.range.upperBound)
      guard lower < upper else { continue }
      let size = size(of: lower..<upper, measurer: environment.textMeasurer)
      parts.append(
        PictureLetters(
          String(string[lower..<upper]), width: size.width, run.style, environment))
      width += size.width
    }
    guard line.isCut, line.size.width > 0 else { return parts }
    if parts.isEmpty, let style = runs.first?.style {
      parts.append(PictureLetters("", width: 0, style, environment))
    }
    guard !parts.isEmpty else { return [] }
    parts[parts.count - 1].string += TextLayout.dots
    parts[parts.count - 1].width += line.size.width - width
    return parts
  }
}

extension PictureLetters {
  fileprivate init(
    _ string: String, width: CGFloat, _ style: LetterStyle, _ environment: EnvironmentValues
  ) {
    self.init(
      string: string, width: width, fontSize: style.fontSize,
      weight: environment.fontWeight ?? style.weight,
      isItalic: style.isItalic || environment.isItalic,
      design: environment.fontDesign ?? style.design, isUnderlined: style.isUnderlined,
      isStruckThrough: style.isStruckThrough,
      paint: style.style?._paint(in: environment) ?? ForegroundStyle()._paint(in: environment))
  }
}
