import Analysis
import Reporting
import Testing

@Suite struct ClosingSentenceTests {
  @Test(
    "A statement reads as a sentence",
    arguments: [
      (ClosingStatement.nothingMeasured, "No strategy was measured."),
      (
        .nothingToCompare(strategies: ["greedy"]),
        "Only `greedy` was measured, so there is nothing to compare it with."
      ),
      (
        .nothingToCompare(strategies: ["a", "b"]),
        "No two strategies were measured at the same item count, so nothing can be compared."
      ),
      (.noClearWinner(items: 6), "At 6 items no strategy is clearly faster than all others."),
      (
        advantage([
          Margin(opponent: "candidates", factor: 100, measured: [50, 100]),
          Margin(opponent: "candidates-lazy", factor: 90, measured: [50, 100]),
        ]),
        "From 50 items on `greedy` is at least 100 times faster than `candidates` and 90 times "
          + "faster than `candidates-lazy`."
      ),
      (
        advantage([Margin(opponent: "a", factor: 1.5, measured: [50])]),
        "At 50 items `greedy` is at least 1.5 times faster than `a`."
      ),
      (
        advantage([
          Margin(opponent: "a", factor: 120_000, measured: [50, 100], unmeasured: [200, 500]),
          Margin(opponent: "b", factor: 2, measured: [50, 200], unmeasured: [100, 500]),
          Margin(opponent: "c", factor: 1.1, measured: [50, 100, 200, 500]),
        ]),
        "From 50 items on `greedy` is at least 120000 times faster than `a` (measured up to 100), "
          + "2 times faster than `b` (not measured at 100 and 500) and 1.1 times faster than `c`."
      ),
    ])
  func sentences(statement: ClosingStatement, sentence: String) {
    #expect(statement.sentence == sentence)
  }
}

private func advantage(_ margins: [Margin]) -> ClosingStatement {
  .faster(Advantage(strategy: "greedy", start: 50, margins: margins))
}
