import HeadlessUI
import Testing

@Suite struct LayoutSubviewsTests {
  let leaves = numberedLeaves(10)

  @Test func `Iterating, indexing and counting show every subview once and in order`() {
    let subviews = leaves.subviews
    let expected = (0..<10).map { CGFloat($0) }
    #expect(subviews.count == 10)
    #expect(subviews.indices == 0..<10)
    #expect(subviews.widths == expected)
    #expect(subviews.indices.map { subviews[$0].sizeThatFits(.zero).width } == expected)
    #expect(subviews.reversed().map { $0.sizeThatFits(.zero).width } == expected.reversed())
  }

  @Test(
    "A slice is exactly its range and keeps the indices",
    arguments: [0..<10, 0..<0, 10..<10, 3..<7, 9..<10, 0..<1])
  func slice(range: Range<Int>) {
    let slice = leaves.subviews[range]
    #expect(slice.indices == range)
    #expect(slice.widths == range.map { CGFloat($0) })
    #expect(range.map { slice[$0].sizeThatFits(.zero).width } == slice.widths)
  }

  @Test func `A slice of a slice is exactly its range`() {
    let slice = leaves.subviews[2..<9][4..<7]
    #expect(slice.indices == 4..<7)
    #expect(slice.widths == [4, 5, 6])
    #expect(slice.dropFirst().widths == [5, 6])
    #expect(slice.dropLast().prefix(1).widths == [4])
    #expect(leaves.subviews.suffix(2).widths == [8, 9])
  }

  @Test func `Every kind of range makes a slice`() {
    let subviews = leaves.subviews
    #expect(subviews[7...].indices == 7..<10)
    #expect(subviews[7...].widths == [7, 8, 9])
    #expect(subviews[2...3].indices == 2..<4)
    #expect(subviews[2...3].widths == [2, 3])
    #expect(subviews[..<2].widths == [0, 1])
    #expect(subviews[...2].widths == [0, 1, 2])
    #expect(subviews[...].count == 10)
  }

  @Test func `A selection shows the subviews in the order of its indices, numbered from 0`() {
    let selection = leaves.subviews[[7, 2, 2, 9]]
    #expect(selection.indices == 0..<4)
    #expect(selection.widths == [7, 2, 2, 9])
    #expect(selection[0].sizeThatFits(.zero).width == 7)
  }

  @Test func `Slices and selections of each other refer to the indices they are taken of`() {
    let subviews = leaves.subviews
    #expect(subviews[[7, 2, 5, 9]][1..<3].widths == [2, 5])
    #expect(subviews[[7, 2, 5, 9]][1..<3].indices == 1..<3)
    #expect(subviews[4..<8][[7, 4]].widths == [7, 4])
    #expect(subviews[[7, 2, 5, 9]][[3, 0]].widths == [9, 7])
    #expect(subviews[stride(from: 1, to: 10, by: 4)].widths == [1, 5, 9])
  }

  @Test func `Subviews are equal if they are the same views of one container in one order`() {
    let subviews = leaves.subviews
    #expect(subviews == leaves.subviews)
    #expect(subviews[2..<4] == subviews[[2, 3]])
    #expect(subviews[2..<4] != subviews[3..<5])
    #expect(subviews[2..<4] != subviews[2..<5])
    #expect(subviews != numberedLeaves(10).subviews)
    #expect(subviews[1] == subviews[1...][1])
    #expect(subviews[1] != subviews[2])
  }

  @Test func `Subviews and their slices know the direction of the container`() {
    let leaves = LeafSubviews([LayoutLeaf(1, 1)], layoutDirection: .rightToLeft)
    #expect(leaves.subviews.layoutDirection == .rightToLeft)
    #expect(leaves.subviews[0..<1].layoutDirection == .rightToLeft)
    #expect(leaves.subviews[[0]].layoutDirection == .rightToLeft)
    #expect(self.leaves.subviews.layoutDirection == .leftToRight)
  }

  @Test func `Subviews can be handed to another task`() async {
    let subviews = leaves.subviews
    let count = await Task { subviews.count }.value
    #expect(count == 10)
  }
}
