import Foundation
import Testing
import TextMetrics

/// The files in the folder `Apps` are whole programs as for SwiftUI, with the import changed.
@Suite(.enabled(if: Compiler.modules != nil, "The modules are not where they are looked for."))
struct ProgramTests {
  @Test(
    "A whole program compiles in every language mode and prints the right layout",
    arguments: [
      ["-swift-version", "5"], ["-swift-version", "6"],
      ["-swift-version", "6", "-default-isolation", "MainActor"],
    ])
  func chips(flags: [String]) throws {
    let program = try Compiler.program("Chips", flags: flags)
    defer { try? FileManager.default.removeItem(at: program.deletingLastPathComponent()) }
    for width in [680.0, 480, 320] {
      let printed = try Compiler.output(
        of: program, ["--size", "\(Int(width))x600", "--format", "json"])
      let root = try JSONDecoder().decode(PrintedView.self, from: Data(printed.utf8))
      let margin = max(16, (width - 600) / 2)
      let row = try #require(root.first("ViewThatFits")).texts
      #expect(row == Expected.row(from: margin, to: width - margin), "at \(width) pt")
      let flow = try #require(root.first("FlowLayout"))
      #expect(flow.texts.map(\.text) == Expected.titles)
      #expect(flow.frame.height == Expected.flowHeight(in: width - 2 * margin), "at \(width) pt")
      let sheet = try #require(root.sheets?.first)
      let height = Expected.flowHeight(in: width - 32) + 32
      #expect(sheet.frame == .init(x: 0, y: 600 - height, width: width, height: height))
      #expect(sheet.first("FlowLayout")?.texts.map(\.text) == Expected.titles)
    }
  }

  @Test func `A wrong argument ends a program with exit code 2`() throws {
    let program = try Compiler.program("Chips", flags: ["-swift-version", "6"])
    defer { try? FileManager.default.removeItem(at: program.deletingLastPathComponent()) }
    let ending = try Compiler.run(program, ["--size", "wide"])
    #expect(ending.code == 2)
    #expect(ending.output.isEmpty)
    #expect(ending.messages.contains("--size needs a width and a height"))
  }
}

/// What the rules of the row and of the flow say, computed without the engine.
private enum Expected {
  static let titles = [
    "Sketch", "Color samples", "Shapes", "Typography", "Sketch", "Motion and time",
  ]

  private static func size(_ text: String, _ fontSize: Double = 13) -> TextSize {
    EmbeddedMeasurer().size(of: text, fontSize: fontSize).roundedUp
  }

  private static func chip(_ title: String) -> Double { size(title).width + 20 }

  /// The longest prefix of whole chips that fits, and the badge, each where its letters begin.
  static func row(from start: Double, to end: Double) -> [PrintedView.Label] {
    for visible in (0...titles.count).reversed() {
      var x = start
      var labels: [PrintedView.Label] = []
      for title in titles.prefix(visible) {
        labels.append(PrintedView.Label(text: title, x: x + 10))
        x += chip(title) + 8
      }
      if visible < titles.count {
        let badge = "\(titles.count - visible) more"
        labels.append(PrintedView.Label(text: badge, x: x))
        x += size(badge, 12).width + 8
      }
      if x - 8 <= end { return labels }
    }
    return []
  }

  static func flowHeight(in width: Double) -> Double {
    var rows = 1.0
    var x = 0.0
    for title in titles {
      if x > 0, x + 8 + chip(title) > width {
        rows += 1
        x = 0
      }
      x += (x > 0 ? 8 : 0) + chip(title)
    }
    return rows * (size("").height + 12) + (rows - 1) * 8
  }
}

/// A view of a printed snapshot.
private struct PrintedView: Decodable {
  struct Frame: Decodable, Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  struct Label: Equatable {
    var text: String
    var x: Double
  }

  var type: String
  var text: String?
  var frame: Frame
  var hidden: Bool
  var truncated: Bool
  var children: [PrintedView]
  var sheets: [PrintedView]?

  var texts: [Label] {
    (text.map { [Label(text: $0, x: frame.x)] } ?? []) + children.flatMap(\.texts)
  }

  func first(_ type: String) -> PrintedView? {
    self.type == type ? self : children.lazy.compactMap { $0.first(type) }.first
  }
}
