import Foundation

/// The seeds of a randomised test, or the one to replay.
enum Seeds {
  /// Set to a seed to replay that row alone.
  static let variable = "ROW_SEED"

  static func upTo(_ count: UInt64) -> [UInt64] {
    let replayed = ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
    return replayed.map { [$0] } ?? Array(0..<count)
  }

  /// What a failing test says.
  static func replay(_ seed: UInt64) -> String { "replay with \(variable)=\(seed)" }
}
