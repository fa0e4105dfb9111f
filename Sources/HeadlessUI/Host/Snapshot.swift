public import Foundation

/// A laid out view and those inside it, as values.
public struct LayoutSnapshot: Equatable, Sendable {
  /// The type of the view, or the name of the modifier.
  public var type: String
  /// The id that a `ForEach` or `id(_:)` gave the view, as text.
  public var id: String?
  public var text: String?
  /// In the space of the window, in points.
  public var frame: CGRect
  /// Whether nothing of the view is seen: it was hidden, or is outside of the window or of a
  /// view around it that clips.
  public var isHidden: Bool
  /// Whether less of the text is shown than there is.
  public var isTruncated: Bool
  public var children: [LayoutSnapshot]
  /// Of the root: the sheets on the screen, the one on top last.
  public var sheets: [LayoutSnapshot]
  /// What is drawn, of the root of a window only.
  package var picture = _Picture()

  public init(
    type: String, id: String? = nil, text: String? = nil, frame: CGRect, isHidden: Bool = false,
    isTruncated: Bool = false, children: [LayoutSnapshot] = [], sheets: [LayoutSnapshot] = []
  ) {
    self.type = type
    self.id = id
    self.text = text
    self.frame = frame
    self.isHidden = isHidden
    self.isTruncated = isTruncated
    self.children = children
    self.sheets = sheets
  }

  /// The views of a type, in the order of the tree; those in sheets last.
  public func views(ofType type: String) -> [LayoutSnapshot] {
    (self.type == type ? [self] : [])
      + (children + sheets).flatMap { $0.views(ofType: type) }
  }
}

extension LayoutSnapshot: CustomStringConvertible {
  /// A line for each view, indented by depth: `Text "Sketch" #3 (0, 8) 40 × 15`. Sheets follow
  /// as further roots.
  public var description: String { lines(indentation: "").joined(separator: "\n") }

  private func lines(indentation: String) -> [String] {
    var line = indentation + type
    if let text { line += " \(quoted(text))" }
    if let id { line += " #\(id)" }
    line += " (\(number(frame.minX)), \(number(frame.minY)))"
    line += " \(number(frame.width)) × \(number(frame.height))"
    if isHidden { line += " hidden" }
    if isTruncated { line += " truncated" }
    return [line] + children.flatMap { $0.lines(indentation: indentation + "  ") }
      + sheets.flatMap { $0.lines(indentation: indentation) }
  }

  private func quoted(_ text: String) -> String { text.debugDescription }

  /// Up to three decimals, without those that say nothing.
  private func number(_ value: CGFloat) -> String {
    let thousandths = (Double(value) * 1000).rounded() / 1000
    guard thousandths.magnitude < 1e15, let whole = Int(exactly: thousandths) else {
      return "\(thousandths)"
    }
    return "\(whole)"
  }
}

extension LayoutSnapshot: Encodable {
  private enum Key: String, CodingKey {
    case type, id, text, frame, hidden, truncated, children, sheets
  }

  private enum FrameKey: String, CodingKey {
    case x, y, width, height
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(type, forKey: .type)
    try container.encodeIfPresent(id, forKey: .id)
    try container.encodeIfPresent(text, forKey: .text)
    var corners = container.nestedContainer(keyedBy: FrameKey.self, forKey: .frame)
    try corners.encode(Double(frame.minX), forKey: .x)
    try corners.encode(Double(frame.minY), forKey: .y)
    try corners.encode(Double(frame.width), forKey: .width)
    try corners.encode(Double(frame.height), forKey: .height)
    try container.encode(isHidden, forKey: .hidden)
    try container.encode(isTruncated, forKey: .truncated)
    try container.encode(children, forKey: .children)
    if !sheets.isEmpty { try container.encode(sheets, forKey: .sheets) }
  }

  /// The snapshot as JSON, with sorted keys.
  ///
  /// - Throws: An `EncodingError` if a length is infinite or not a number.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
