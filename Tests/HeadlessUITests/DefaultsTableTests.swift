import Foundation
import HeadlessUI
import Testing

@Suite struct `The table of defaults` {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/HeadlessUI")

  /// What the code says, written as the table writes it.
  private static let values: [String: String] = [
    "unspecifiedSize": text(LayoutDefaults.unspecifiedSize),
    "spacing": text(LayoutDefaults.spacing),
    "padding": text(LayoutDefaults.padding),
    "spacerLength": text(LayoutDefaults.spacerLength),
    "dividerThickness": text(LayoutDefaults.dividerThickness),
    "fittingSlack": text(LayoutDefaults.fittingSlack),
    "rounding": text(LayoutDefaults.rounding),
    "fontSize": text(LayoutDefaults.fontSize),
    "baseline": text(LayoutDefaults.baseline),
    "locale": LayoutDefaults.locale.identifier,
    "windowSize": text(LayoutDefaults.windowSize),
    "labelSpacing": text(LayoutDefaults.labelSpacing),
    "lineWidth": text(LayoutDefaults.lineWidth),
    "priority": text(LayoutDefaults.priority),
    "lazyMargin": text(LayoutDefaults.lazyMargin),
    "compactHeight": text(LayoutDefaults.compactHeight),
    "maximumDepth": "\(LayoutDefaults.maximumDepth)",
    "maximumPasses": "\(LayoutDefaults.maximumPasses)",
  ]

  private static func text(_ length: CGFloat) -> String { "\(Double(length))" }

  private static func text(_ size: CGSize) -> String {
    "\(Double(size.width)) × \(Double(size.height))"
  }

  /// The rows of the article's tables, by the name in their first column.
  private static func rows() throws -> [String: [String]] {
    let article = try String(
      contentsOf: sources.appending(path: "HeadlessUI.docc/Defaults.md"), encoding: .utf8)
    let rows = article.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
    }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], Array($0.dropFirst())) })
  }

  /// A number as a `Double` writes it, so that 8 and 8.0 are the same.
  private static func number(_ text: String) -> String {
    text.components(separatedBy: " × ").map { part in Double(part).map { "\($0)" } ?? part }
      .joined(separator: " × ")
  }

  @Test func `has every constant of the code, with its value and a source`() throws {
    let code = try String(
      contentsOf: Self.sources.appending(path: "Layout/LayoutDefaults.swift"), encoding: .utf8)
    let constants = code.matches(of: /public static let (\w+)/).map { String($0.1) }
    #expect(Set(constants) == Set(Self.values.keys))
    let rows = try Self.rows()
    for name in constants {
      let row = try #require(rows[name], "\(name) is not in Defaults.md.")
      let value = try #require(Self.values[name])
      #expect(Self.number(row[0]) == Self.number(value), "\(name)")
      #expect(row.count == 3 && row.allSatisfy { !$0.isEmpty }, "\(name) has no source.")
    }
  }

  @Test func `has the sizes of all text styles on both platforms`() throws {
    let rows = try Self.rows()
    for style in Font.TextStyle.allCases {
      let row = try #require(rows["\(style)"])
      let sizes = [TextStylePlatform.macOS, .iOS].map {
        Self.text(LayoutDefaults.fontSize(of: style, on: $0))
      }
      #expect(row.map(Self.number) == sizes, "\(style)")
    }
  }
}
