public import Foundation

/// A content and sizes with which views are tried out.
public struct FeedbackCase: Hashable, Sendable {
  /// What there is to show.
  public var titles: [String]
  /// The width of the window, in points.
  public var width: CGFloat
  /// The height of the window, in points.
  public var height: CGFloat
  /// A width to go to before coming back, in points.
  public var otherWidth: CGFloat

  static let words = [
    "Shapes", "Notes", "Color samples", "OK", "Team library", "Sketch", "A",
    "Versions and branches",
  ]

  /// A random case: the same one for the same generator on every machine.
  init(using random: inout SplitMix64) {
    let count = Int.random(in: 0...8, using: &random)
    titles = (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }
    width = CGFloat(Int.random(in: 20...600, using: &random))
    height = CGFloat(Int.random(in: 20...600, using: &random))
    otherWidth = CGFloat(Int.random(in: 20...600, using: &random))
  }

  /// Cases with less content, and lengths of whole hundreds.
  var smaller: [FeedbackCase] {
    var results: [FeedbackCase] = []
    for index in titles.indices {
      var smaller = self
      smaller.titles.remove(at: index)
      results.append(smaller)
    }
    for side in [\FeedbackCase.width, \.height, \.otherWidth] {
      for length in [100, 200, 400] as [CGFloat] where self[keyPath: side] != length {
        guard self[keyPath: side].truncatingRemainder(dividingBy: 100) != 0 else { continue }
        var smaller = self
        smaller[keyPath: side] = length
        results.append(smaller)
      }
    }
    return results
  }
}

extension FeedbackCase: CustomStringConvertible {
  public var description: String {
    "\(titles.count) titles \(titles) in \(width.shortText) × \(height.shortText), the other width "
      + otherWidth.shortText
  }
}

/// A rule that views break, with the smallest case that shows it.
public struct FeedbackFinding: Hashable, Sendable {
  public let rule: FeedbackRule
  /// What was seen, with values.
  public let detail: String
  public let example: FeedbackCase
}

extension FeedbackFinding: CustomStringConvertible {
  /// The sentence, what was seen, where, and what to do.
  public var description: String {
    """
    \(rule.rawValue): \(rule.sentence)
      Seen: \(detail)
      With: \(example).
      \(rule.remedy)
    """
  }
}

/// What came out of trying views.
public struct FeedbackReport: Equatable, Sendable {
  /// The rules that are broken.
  public var findings: [FeedbackFinding] = []
  /// The most passes that any case took until it settled.
  public var mostPasses = 0

  public var isSound: Bool { findings.isEmpty }
}
