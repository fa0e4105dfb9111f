import Foundation
import HeadlessUI
import Testing

private struct Tag: View {
  let title: String

  var body: some View { Text(title).padding(2) }
}

/// Says a size and places nothing, so that its views are around its centre.
private struct Sized: Layout {
  let size: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

@MainActor @Suite struct SnapshotTests {
  @Test(arguments: [CGFloat.infinity, -.infinity, .nan, 1e300, .greatestFiniteMagnitude])
  func `A view of a size that nothing can have is in snapshots and pictures`(
    length: CGFloat
  ) throws {
    let size = CGSize(width: length, height: 20)
    let host = LayoutHost(
      Sized(size: size) { Sized(size: size) { Color.red }.clipped() }.clipped())
    try host.layout(in: CGSize(width: 100, height: 100))
    let snapshot = host.snapshot()
    #expect(snapshot.views(ofType: "Sized").count == 2)
    #expect(!snapshot.svg().isEmpty)
    #expect(!snapshot.description.isEmpty)
  }

  private func chips() throws -> LayoutSnapshot {
    try hosted(
      HStack(spacing: 4) {
        ForEach(["a", "b"], id: \.self) { Tag(title: $0) }
      }
    ).snapshot()
  }

  @Test func `A snapshot as text has a line for each view, with its id and frame`() throws {
    #expect(
      try chips().description == """
        Root (0, 0) 25.688 × 19.609
          HStack (0, 0) 25.688 × 19.609
            Tag #a (0, 0) 10.844 × 19.609
              padding #a (0, 0) 10.844 × 19.609
                Text "a" (2, 2) 6.844 × 15.609
            Tag #b (14.844, 0) 10.844 × 19.609
              padding #b (14.844, 0) 10.844 × 19.609
                Text "b" (16.844, 2) 6.844 × 15.609
        """)
  }

  @Test func `A snapshot as JSON has the fields that are documented`() throws {
    let data = Data(try chips().json().utf8)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let row = try #require((root["children"] as? [[String: Any]])?.first)
    let chip = try #require((row["children"] as? [[String: Any]])?.last)
    #expect(chip["type"] as? String == "Tag")
    #expect(chip["id"] as? String == "b")
    #expect((chip["frame"] as? [String: Double])?["x"] == 14.84375)
    #expect(chip["hidden"] as? Bool == false)
    #expect(chip["truncated"] as? Bool == false)
    #expect(chip["text"] == nil)
  }

  @Test func `Two layouts of the same view give equal snapshots`() throws {
    #expect(try chips() == chips())
  }
}
