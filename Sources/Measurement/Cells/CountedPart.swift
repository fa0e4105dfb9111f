/// The operations of a cycle that are counted one by one, outside any timing: all of them, or the
/// first where a cycle would be too much work.
///
/// It depends on the input alone, so that two runs count the same operations.
struct CountedPart {
  /// Up to this many units of work a whole cycle is run for the sake of counting.
  static let affordableWork = 20_000.0
  /// Operations of more units of work are not counted so. They are run or not according to time,
  /// and two runs must not differ in what they count.
  static let largestOperation = 30_000.0

  /// How many operations are counted, from the first of the cycle on.
  let operations: Int
  private let cycleLength: Int

  init(of contender: Contender, in cell: Cell) {
    let work = contender.workUnits * Double(cell.cycleLength)
    operations = work > Self.affordableWork ? 1 : cell.cycleLength
    cycleLength = cell.cycleLength
  }

  /// Runs what is counted.
  func run(_ operation: any PreparedOperation) -> UInt64 {
    operation.run(from: 0, iterations: operations)
  }

  /// Runs what comes before the counted operations in a row of cycles, if that is not the last of
  /// them: an operation that repeats the one before it may find its work done, such as the same
  /// edit.
  func lead(_ operation: any PreparedOperation) -> UInt64 {
    operations < cycleLength ? operation.run(from: cycleLength - 1, iterations: 1) : 0
  }
}
