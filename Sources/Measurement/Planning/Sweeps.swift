/// How many rounds of a cell are spread over a launch: a machine that is slow for some seconds would
/// be all that a cell's rounds see if they were taken in a row.
enum Sweeps {
  /// The rounds that are taken of a cell before it is the others' turn.
  static let longest = 16

  /// The rounds of each sweep.
  static func split(_ rounds: Int) -> [Int] {
    stride(from: 0, to: rounds, by: longest).map { min(longest, rounds - $0) }
  }
}
