import Foundation

/// A value and the style it is written in, in whichever locale.
nonisolated struct FormattedValue: Equatable, Sendable {
  // Never changed, and read by the thread that lays out; its parts may not be declared sendable.
  nonisolated(unsafe) private let box: any AnyFormattedValue

  init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    box = TypedFormattedValue(input: input, format: format)
  }

  func string(in locale: Locale) -> String { box.string(in: locale) }

  static func == (lhs: FormattedValue, rhs: FormattedValue) -> Bool {
    lhs.box.isEqual(to: rhs.box)
  }
}

nonisolated private protocol AnyFormattedValue: AnyObject {
  func string(in locale: Locale) -> String
  func isEqual(to other: any AnyFormattedValue) -> Bool
}

nonisolated private final class TypedFormattedValue<F: FormatStyle>: AnyFormattedValue
where F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  init(input: F.FormatInput, format: F) {
    self.input = input
    self.format = format
  }

  func string(in locale: Locale) -> String { format.locale(locale).format(input) }

  func isEqual(to other: any AnyFormattedValue) -> Bool {
    guard let other = other as? Self else { return false }
    return input == other.input && format == other.format
  }
}
