import Analysis

/// How often a test alarmed, of so many tries of one kind.
struct TrialResult {
  enum Test: String {
    case duel
    case gate
  }

  var test: Test
  /// The share by which one strategy was made slower; 0 for identical code.
  var slowdown: Double
  var tries = 0
  /// Tries that alarmed: about the slower strategy where there was one.
  var alarms = 0
  /// Tries that a disturbed machine kept from telling.
  var inconclusive = 0
  /// Rows that were tested, over all tries, and those that alarmed at first sight.
  var rows = 0
  var firstAlarms = 0

  /// Tries that told something.
  var conclusive: Int { tries - inconclusive }

  var sentence: String {
    let doubt = inconclusive > 0 ? ", \(inconclusive) inconclusive" : ""
    guard slowdown > 0 else {
      let share = rows > 0 ? 100 * Double(firstAlarms) / Double(rows) : 0
      return "\(test.rawValue), identical code: \(alarms) of \(tries) alarmed\(doubt); "
        + "\((share * 100).rounded() / 100) % of \(rows) rows looked slower at first"
    }
    return "\(test.rawValue), \(Int((slowdown * 100).rounded())) % slower: "
      + "\(alarms) of \(conclusive) found\(doubt)"
  }
}

/// The least effects that fit what was seen.
struct Recommendation {
  let sentence: String

  init(_ results: [TrialResult]) {
    sentence = [TrialResult.Test.duel, .gate].map { test in
      Self.sentence(of: test, results.filter { $0.test == test })
    }.joined(separator: "\n")
  }

  private static func sentence(of test: TrialResult.Test, _ results: [TrialResult]) -> String {
    let usual = test == .duel ? DuelParameters.pinnedEffect : ComparisonTerms.defaultLeastEffect
    let falseAlarms = results.filter { $0.slowdown == 0 }.map(\.alarms).reduce(0, +)
    let seen = results.first { result in
      result.slowdown > 0 && result.conclusive > 0
        && Double(result.alarms) >= 0.8 * Double(result.conclusive)
    }
    let effect = Int((falseAlarms > 0 ? usual * 2 : usual) * 100)
    let advice = "\(test.rawValue): take --effect \(effect)"
    let found = seen.map { ", with which \(Int(($0.slowdown * 100).rounded())) % was seen" }
    return advice + (falseAlarms > 0 ? ", since it alarmed for nothing" : "")
      + (found ?? "; this machine did not show the slowdowns that were tried, so leave times out")
  }
}
