import Analysis
import Measurement
import Testing

@Suite struct WorkloadBlockTests {
  @Test func rowsThatDifferInSizeAndStrategyOnlyShareABlock() throws {
    let blocks = WorkloadBlock.blocks(of: [
      row("b", items: 10), row("a", items: 10), row("b", items: 6), row("a", items: 6),
    ])
    let block = try #require(blocks.first)
    #expect(blocks.count == 1)
    #expect(block.strategies == ["b", "a"])
    #expect(block.sizes == [6, 10])
    #expect(block["a", items: 6]?.key.items == 6)
    #expect(block["a", items: 7] == nil)
  }

  @Test func fixedWidthsAreBlocksOfTheirOwn() {
    let blocks = WorkloadBlock.blocks(of: [
      row("a", items: 6, width: 680), row("a", items: 6, width: 320),
      row("a", items: 10, width: 680),
    ])
    #expect(blocks.map(\.key.width) == [680, 320])
    #expect(blocks.map(\.sizes) == [[6, 10], [6]])
  }

  @Test func widthsThatFollowFromTheFillShareABlock() {
    let blocks = WorkloadBlock.blocks(of: [
      row("a", items: 6, width: 250, fill: 0.5), row("a", items: 10, width: 400, fill: 0.5),
      row("a", items: 10, width: 400),
    ])
    #expect(blocks.map(\.sizes) == [[6, 10], [10]])
  }

  private func row(
    _ strategy: String, items: Int, width: Double = 680, fill: Double? = nil
  ) -> ResultRow {
    let key = CellKey(
      suite: "row", workload: "resize", measurer: "embedded", memo: "on", items: items,
      width: width, fill: fill)
    return ResultRow(key: key, strategy: strategy)
  }
}
