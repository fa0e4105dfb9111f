public import Foundation

/// Text in lines.
///
/// A text is as wide as its longest line and never wider than the space proposed, unless the
/// proposal leaves the width to it. It breaks at spaces, after hyphens, between ideographs, and
/// inside of a word that is wider than the line.
nonisolated public struct Text: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    case plain(String)
    case key(LocalizedStringKey)
    case formatted(FormattedValue)
    case joined([Text])
  }

  let storage: Storage
  /// The outermost last.
  var attributes: [Attribute] = []

  init(_ storage: Storage) {
    self.storage = storage
  }

  public init(verbatim content: String) {
    self.init(.plain(content))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(.plain(String(content)))
  }

  /// A literal, with values as the locale writes them. Tables, bundle and comment have no effect.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    if key.segments.count == 1, case .literal(let text) = key.segments[0] {
      self.init(.plain(text))
    } else {
      self.init(.key(key))
    }
  }

  /// A value as a format style writes it in the locale of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(FormattedValue(input, format: format)))
  }

  /// The characters of an attributed string; its attributes have no effect.
  public init(_ attributedContent: AttributedString) {
    self.init(.plain(String(attributedContent.characters)))
  }

  /// One text after the other, each with its own font and colour.
  public static func + (lhs: Text, rhs: Text) -> Text {
    // Flat, so that a long sum is no deep one.
    if case .joined(let texts) = lhs.storage, lhs.attributes.isEmpty {
      return Text(.joined(texts + [rhs]))
    }
    return Text(.joined([lhs, rhs]))
  }
}

extension Text: _LeafView {
  public typealias Body = Never

  public func _sizeThatFits(_ proposal: ProposedViewSize, _ context: _LeafContext) -> CGSize {
    TextLayout(self, in: proposal, environment: context.environment).size
  }

  public func _baselines(
    in size: CGSize, _ context: _LeafContext
  ) -> (first: CGFloat, last: CGFloat)? {
    let layout = TextLayout(self, in: ProposedViewSize(size), environment: context.environment)
    return (layout.firstBaseline, layout.lastBaseline)
  }

  public var _hasBaselines: Bool { true }

  public func _text(_ context: _LeafContext) -> String? {
    StyledText(self, in: context.environment).string
  }

  public func _isTruncated(in size: CGSize, _ context: _LeafContext) -> Bool {
    TextLayout(self, in: ProposedViewSize(size), environment: context.environment).isTruncated
  }

  public var _readsEnvironment: Bool { true }

  public func _isSame(as other: Text) -> Bool { self == other }

  public func _measuresSame(as other: Text) -> Bool {
    storage == other.storage
      && attributes.filter(\.isMeasured) == other.attributes.filter(\.isMeasured)
  }
}
