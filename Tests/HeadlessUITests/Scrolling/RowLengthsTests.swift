import Testing

@testable import HeadlessUI

@Suite struct RowLengthsTests {
  @Test func `Starts and totals are sums of lengths, measured or estimated`() {
    var lengths = RowLengths(count: 5, spacing: 2, estimate: 10)
    #expect(lengths.total == 58)
    lengths.set(4, at: 1)
    lengths.set(20, at: 3)
    lengths.set(21, at: 3)
    #expect((0...5).map { lengths.start(of: $0) } == [0, 12, 18, 30, 53, 65])
    #expect(lengths.total == 63)
    #expect(RowLengths(count: 0, spacing: 2, estimate: 10).total == 0)
  }

  @Test(
    "The first row that ends after a position is found",
    arguments: [(-5.0, 0), (0, 0), (9.9, 0), (10, 1), (12, 1), (15, 1), (16, 2), (64, 5)])
  func search(position: Double, row: Int) {
    var lengths = RowLengths(count: 5, spacing: 2, estimate: 10)
    lengths.set(4, at: 1)
    #expect(lengths.firstRow(endingAfter: position) == row)
  }

  @Test func `The average of what was measured becomes the estimate of the rest`() {
    var lengths = RowLengths(count: 10, spacing: 0, estimate: 10)
    lengths.set(20, at: 0)
    lengths.set(40, at: 1)
    let average = lengths.withAverage()
    #expect(average.estimate == 30)
    #expect(average.start(of: 2) == 60)
    #expect(average.total == 300)
  }
}
