import Measurement
import Testing

extension Cell {
  /// Expects of each strategy that a timed run answers as its counted operations do, wherever in
  /// the cycle it starts and however often it goes round.
  func expectRunsToAnswerAsObserved() throws {
    for contender in contenders {
      let operation = try contender.prepare()
      let digests = (0..<cycleLength).map { operation.observe(at: $0).digest }
      for (start, iterations) in [(0, 1), (cycleLength - 1, 3), (0, 2 * cycleLength)] {
        let expected = (0..<iterations).reduce(UInt64(0)) {
          $0 &+ digests[(start + $1) % cycleLength]
        }
        #expect(
          operation.run(from: start, iterations: iterations) == expected,
          "\(key) \(contender.name)")
      }
    }
  }
}
