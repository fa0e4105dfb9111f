import Foundation

/// What is drawn, the hindmost first. It knows nothing of the format it is written in.
nonisolated public struct _Picture: Equatable, Sendable {
  struct Item: Equatable, Sendable {
    /// What the item's own coordinates start from, in points.
    var origin: CGPoint
    var content: Content
  }

  enum Content: Equatable, Sendable {
    case fill(Path, _Paint, isEvenOdd: Bool)
    case stroke(Path, _Paint, StrokeStyle)
    case letters(PictureLetters)
    case group(_Picture, _PictureEffect)
  }

  private(set) var items: [Item] = []

  init() {}

  /// An outline filled with a style.
  init<S: ShapeStyle>(
    filling path: Path, _ style: S, _ environment: EnvironmentValues,
    _ fill: FillStyle = FillStyle()
  ) {
    append(
      .fill(path, style._paint(in: environment), isEvenOdd: fill.isEOFilled), at: .zero)
  }

  /// A line along an outline.
  init<S: ShapeStyle>(
    stroking path: Path, _ style: S, _ environment: EnvironmentValues, _ stroke: StrokeStyle
  ) {
    append(.stroke(path, style._paint(in: environment), stroke), at: .zero)
  }

  mutating func append(_ content: Content, at origin: CGPoint) {
    items.append(Item(origin: origin, content: content))
  }

  /// Adds a picture in front, moved to an origin.
  mutating func append(_ picture: _Picture, at origin: CGPoint) {
    for item in picture.items {
      append(
        item.content, at: CGPoint(x: item.origin.x + origin.x, y: item.origin.y + origin.y))
    }
  }
}

/// Letters of one style on one line.
nonisolated struct PictureLetters: Equatable, Sendable {
  var string: String
  /// In points; the letters are drawn in exactly this width.
  var width: CGFloat
  var fontSize: CGFloat
  var weight: Font.Weight
  var isItalic: Bool
  var design: Font.Design
  var isUnderlined: Bool
  var isStruckThrough: Bool
  var paint: _Paint
}

/// What a modifier does to the picture of its view.
nonisolated public struct _PictureEffect: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// Nothing is drawn outside of an outline.
    case clip(Path)
    /// From 0, not seen, to 1.
    case opacity(Double)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}
