import Foundation

extension LocalizedStringKey.Segment {
  /// Appends the segment as it is written in a locale; nothing for a text, which has a style of
  /// its own.
  func write(to string: inout String, locale: Locale) {
    switch self {
    case .literal(let text): string += text
    case .integer(let value): string += Self.text(of: value, locale: locale)
    case .unsigned(let value): string += Self.text(of: value, locale: locale)
    case .double(let value):
      string += value.formatted(
        .number.precision(.fractionLength(6)).grouping(.never).locale(locale))
    case .formatted(let value): string += value.string(in: locale)
    case .text: break
    }
  }

  private static func text<Number: FixedWidthInteger>(
    of value: Number, locale: Locale
  ) -> String {
    // Digits and commas, by far the most common case, need no formatter.
    guard locale == LayoutDefaults.locale else {
      return IntegerFormatStyle<Number>(locale: locale).format(value)
    }
    let digits = String(value.magnitude)
    var text = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
