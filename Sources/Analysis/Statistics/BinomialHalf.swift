import Foundation

/// The number of heads in a number of throws of a fair coin.
package struct BinomialHalf {
  package let trials: Int

  package init(trials: Int) {
    precondition(trials >= 0, "a number of trials is not negative")
    self.trials = trials
  }

  /// The largest `r` for which fewer than `r` heads have at most the probability `tail`;
  /// 0 if there is none.
  ///
  /// The probabilities are summed from their logarithms, so that no number of trials underflows.
  /// - Complexity: O(`trials`) additions.
  package func largestRank(tail: Double) -> Int {
    var logProbability = -Double(trials) * log(2)
    var cumulative = exp(logProbability)
    var rank = 0
    while cumulative <= tail, rank < trials {
      logProbability += log(Double(trials - rank) / Double(rank + 1))
      cumulative += exp(logProbability)
      rank += 1
    }
    return rank
  }
}
