/// The digests of the right answers of a cell, one a position of its cycle, which every strategy
/// is held to.
///
/// Where the suite does not know them, the first strategy to be observed at a position says what the
/// answer is; any other that differs is reported, with both names, since the cell cannot tell which
/// one is wrong.
final class CellAnswers {
  private let cell: Cell
  private var digests: [Int: (digest: UInt64, contender: Int?)] = [:]

  init(cell: Cell) {
    self.cell = cell
    for (position, digest) in (cell.knownDigests ?? []).enumerated() {
      digests[position] = (digest, nil)
    }
  }

  /// Compares the answer of `contender` at `position` with the one known, or takes it.
  func check(_ digest: UInt64, of contender: Int, at position: Int) throws(ContenderFailure) {
    guard let known = digests[position] else {
      digests[position] = (digest, contender)
      return
    }
    guard known.digest == digest else {
      let other = known.contender.map { cell.contenders[$0].name } ?? "what the suite knows"
      throw ContenderFailure(
        reason: "answers differently from \(other) at position \(position) of the workload")
    }
  }

  /// The digests' sum over `iterations` operations from `position` on; nil where a position has
  /// not been observed.
  func sum(from position: Int, iterations: Int) -> UInt64? {
    let cycleLength = cell.cycleLength
    var wholeCycle: UInt64 = 0
    let cycles = iterations / cycleLength
    if cycles > 0 {
      for position in 0..<cycleLength {
        guard let known = digests[position] else { return nil }
        wholeCycle &+= known.digest
      }
    }
    var sum = wholeCycle &* UInt64(cycles)
    for offset in 0..<(iterations % cycleLength) {
      guard let known = digests[(position + offset) % cycleLength] else { return nil }
      sum &+= known.digest
    }
    return sum
  }
}
