public import TextMetrics

/// A row of labels: each is as wide as its text and the padding left and right of it.
///
/// Nothing is measured until a strategy asks, and nothing measured is kept here: what a strategy
/// keeps is part of what is compared.
public struct LabelRow {
  public private(set) var items: [RowItem]
  public let style: RowStyle
  public let measurer: any TextMeasurer
  /// Between neighbours.
  public let spacing: FixedLength

  public var count: Int { items.count }

  /// - Throws: ``RowFittingError`` if there are more items than ``RowLimits/items``, or a length
  ///   of the style is NaN, infinite or too large, or a padding is negative, or the font size is
  ///   not positive.
  public init(
    items: [RowItem], style: RowStyle = RowStyle(), measurer: any TextMeasurer
  ) throws(RowFittingError) {
    guard items.count <= RowLimits.items else { throw .tooManyItems(items.count) }
    _ = try LengthRole.horizontalPadding.length(notNegative: style.horizontalPadding)
    _ = try LengthRole.verticalPadding.length(notNegative: style.verticalPadding)
    _ = try LengthRole.fontSize.length(notNegative: style.fontSize)
    guard style.fontSize > 0 else { throw .length(.zero(.fontSize)) }
    self.spacing = try LengthRole.spacing.length(style.spacing)
    self.items = items
    self.style = style
    self.measurer = measurer
  }

  /// Gives the item at `index` another title.
  public mutating func setTitle(_ title: String, at index: Int) {
    items[index].title = title
  }

  /// The size of a label with this text: the measured text, rounded up to 1/64 pt, and the
  /// padding around it. It calls the measurer once.
  public func labelSize(_ text: String) -> TextSize {
    let text = measurer.size(of: text, fontSize: style.fontSize).roundedUp
    return TextSize(
      width: text.width + 2 * style.horizontalPadding,
      height: text.height + 2 * style.verticalPadding)
  }
}
