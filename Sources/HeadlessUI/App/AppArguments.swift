import Foundation

/// The command line of an ``App``.
struct AppArguments {
  enum Format: String, CaseIterable {
    case text
    case json
    case svg

    func text(of snapshot: LayoutSnapshot) throws -> String {
      switch self {
      case .text: "\(snapshot)\n"
      case .json: try snapshot.json() + "\n"
      case .svg: snapshot.svg()
      }
    }
  }

  /// In points; nil leaves it to the app.
  var size: CGSize?
  var format = Format.text

  static let help =
    "Options: --size WIDTHxHEIGHT in points, as in 680x160; "
    + "--format text, json or svg; --help.\n"

  /// - Returns: nil if help is asked for.
  init?(_ words: [String]) throws(AppArgumentError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      // `--size=680x160` is `--size 680x160`.
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard name != "--help", name != "-h" else { return nil }
      guard name == "--size" || name == "--format" else { throw .unknown(word) }
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
        throw .missingValue(name)
      }
      if name == "--size" {
        size = try Self.size(value)
      } else if let known = Format(rawValue: value) {
        format = known
      } else {
        throw .badFormat(value)
      }
    }
  }

  private static func size(_ text: String) throws(AppArgumentError) -> CGSize {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let sides = parts.compactMap { Double($0) }.filter { $0.isFinite && $0 > 0 }
    guard parts.count == 2, sides.count == 2 else { throw .badSize(text) }
    return CGSize(width: sides[0], height: sides[1])
  }
}

/// What is wrong with the command line of an ``App``.
enum AppArgumentError: Error, Hashable {
  case unknown(String)
  case missingValue(String)
  case badSize(String)
  case badFormat(String)

  var sentence: String {
    switch self {
    case .unknown(let word): "Unknown argument '\(word)'."
    case .missingValue(let name): "\(name) lacks its value."
    case .badSize(let text):
      "--size needs a width and a height above 0 with an x between them, as in 680x160, "
        + "not '\(text)'."
    case .badFormat(let text):
      "--format needs text, json or svg, not '\(text)'."
    }
  }
}
