public import Foundation

/// A text as a literal says it, with values that are written as the locale of the environment
/// writes them.
///
/// No table of translations is looked up, and Markdown is shown as it stands: the key is the
/// text.
nonisolated public struct LocalizedStringKey: Equatable, Sendable {
  enum Segment: Equatable, Sendable {
    case literal(String)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case text(Text)
    case formatted(FormattedValue)
  }

  let segments: [Segment]

  public init(_ value: String) {
    segments = [.literal(value)]
  }

  init(segments: [Segment]) {
    self.segments = segments
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    segments = stringInterpolation.segments
  }

  /// What Swift builds an interpolated literal with.
  nonisolated public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var segments: [Segment] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      segments.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { segments.append(.literal(literal)) }
    }

    public mutating func appendInterpolation(_ string: String) {
      segments.append(.literal(string))
    }

    /// A number is written as the locale writes it: 1234 as "1,234" in en_US, a fractional one
    /// with six decimals.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      segments.append(value._segment.segment)
    }

    /// A number as a `printf` format says, which no locale changes.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      segments.append(.literal(String(format: specifier, value._arg)))
    }

    public mutating func appendInterpolation(_ text: Text) {
      segments.append(.text(text))
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      segments.append(.formatted(FormattedValue(input, format: format)))
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      segments.append(.literal(formatter?.string(for: subject) ?? "\(subject)"))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation(_ string: some StringProtocol) {
      segments.append(.literal(String(string)))
    }
  }
}
