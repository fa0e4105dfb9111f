import HeadlessUI
import Testing

@Suite struct ProposedViewSizeTests {
  @Test(
    "Only unspecified dimensions are replaced",
    arguments: [
      (ProposedViewSize.unspecified, CGSize(width: 10, height: 10)),
      (.zero, CGSize(width: 0, height: 0)),
      (.infinity, CGSize(width: CGFloat.infinity, height: .infinity)),
      (ProposedViewSize(width: 5, height: nil), CGSize(width: 5, height: 10)),
      (ProposedViewSize(width: nil, height: 700), CGSize(width: 10, height: 700)),
      (ProposedViewSize(CGSize(width: 3, height: 4)), CGSize(width: 3, height: 4)),
    ])
  func replacement(proposal: ProposedViewSize, expected: CGSize) {
    #expect(proposal.replacingUnspecifiedDimensions() == expected)
  }

  @Test func `Unspecified dimensions take the size that is given`() {
    let proposal = ProposedViewSize(width: nil, height: 7)
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 20, height: 30))
    #expect(size == CGSize(width: 20, height: 7))
  }

  @Test func `Proposals are equal where both dimensions are`() {
    #expect(ProposedViewSize(width: 0, height: 0) == .zero)
    #expect(ProposedViewSize(width: nil, height: nil) == .unspecified)
    #expect(ProposedViewSize(width: 0, height: nil) != .zero)
    #expect(ProposedViewSize.unspecified != .zero)
  }
}
