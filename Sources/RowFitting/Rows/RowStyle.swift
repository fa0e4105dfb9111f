/// How a row of labels is drawn. The default is the row of the running example.
public struct RowStyle: Hashable, Sendable {
  /// Between neighbours, in points; negative spacing lets them overlap.
  public var spacing: Double
  /// The size of the font's em, in points.
  public var fontSize: Double
  /// Left and right of a label's text, in points.
  public var horizontalPadding: Double
  /// Above and below a label's text, in points.
  public var verticalPadding: Double
  /// What stands for the hidden items.
  public var badge: BadgeText

  public init(
    spacing: Double = 8, fontSize: Double = 14, horizontalPadding: Double = 10,
    verticalPadding: Double = 6, badge: BadgeText = BadgeText()
  ) {
    self.spacing = spacing
    self.fontSize = fontSize
    self.horizontalPadding = horizontalPadding
    self.verticalPadding = verticalPadding
    self.badge = badge
  }
}
