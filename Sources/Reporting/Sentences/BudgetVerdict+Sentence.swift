import Analysis
import Foundation
import Measurement

extension FrameBudget {
  /// The budget with what it is, such as `833 µs, a tenth of a 120 Hz frame`.
  var phrase: String {
    let time = Quantity.time(nanoseconds: nanoseconds)
    return self == .standard ? "\(time), a tenth of a 120 Hz frame" : time
  }
}

extension BudgetVerdict {
  /// Whether any strategy was measured.
  var isWorthSaying: Bool {
    strategies.contains { $0.limits.contains { $0 != .notMeasured } }
  }

  /// How many items each strategy can take, as a sentence that names the workload.
  var sentence: String {
    var phrases: [String] = []
    var unlimited: [String] = []
    for strategy in strategies {
      if strategy.limits.allSatisfy({ $0 == .atLeast(items: largest) }) {
        unlimited.append("`\(strategy.name)`")
      } else {
        phrases.append("`\(strategy.name)` \(phrase(of: strategy))")
      }
    }
    if !unlimited.isEmpty {
      phrases.append("\(unlimited.listed) at every size measured, up to \(largest) items")
    }
    let subject = ["\(key.suite) / \(key.workload)", key.extent].compactMap(\.self)
    let advice = fastest.map { " Use `\($0)` if there may be many." } ?? ""
    return "\(subject.joined(separator: ", ")): \(phrases.joined(separator: "; ")).\(advice)"
  }

  private func phrase(of strategy: Strategy) -> String {
    let first = strategy.limits[0].phrase(largest: largest)
    let others = zip(blocks, strategy.limits).dropFirst().compactMap { block, limit in
      limit == .notMeasured
        ? nil : "\(limit.shortPhrase(largest: largest)) \(block.key.memoPhrase)"
    }
    return others.isEmpty ? first : "\(first) (\(others.listed))"
  }
}

extension CellKey {
  fileprivate var memoPhrase: String {
    memo == "on" ? "with measurements kept" : "measured anew"
  }
}

extension BudgetLimit {
  /// Completes "this strategy is fine …".
  func phrase(largest: Int) -> String {
    switch self {
    case .notMeasured: "was not measured"
    case .belowSmallest(let items): "takes more even at \(items) items"
    case .upTo, .extrapolated, .atLeast: "up to \(shortPhrase(largest: largest)) items"
    }
  }

  /// The item count with what limits its truth.
  func shortPhrase(largest: Int) -> String {
    switch self {
    case .notMeasured: "not measured"
    case .belowSmallest(let items): "fewer than \(items)"
    case .upTo(let items): "about \(items.value.roundedItems)"
    case .extrapolated(let items, let measured):
      "about \(items.roundedItems) (extrapolated beyond \(measured))"
    case .atLeast(let items): items == largest ? "\(items)" : "at least \(items)"
    }
  }
}

extension Double {
  /// An item count with two significant figures, rounded down.
  var roundedItems: String {
    guard self >= 1, isFinite else { return "0" }
    let step = pow(10, max(0, log10(self).rounded(.down) - 1))
    return "\(Int((self / step).rounded(.down) * step))"
  }
}
