import Foundation
import HeadlessUI
import Profiling
import Testing

/// The layout of the guide "Finding out why a layout is slow", as it is before and after.
enum Guide {
  /// Columns as wide as the widest of all views.
  struct EqualColumns: Layout {
    var columns = 3

    private func cell(_ subviews: Subviews) -> CGSize {
      subviews.reduce(CGSize.zero) { cell, subview in
        let size = subview.sizeThatFits(.unspecified)
        return CGSize(width: max(cell.width, size.width), height: max(cell.height, size.height))
      }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let rows = (subviews.count + columns - 1) / columns
      return CGSize(
        width: cell(subviews).width * CGFloat(columns),
        height: cell(subviews).height * CGFloat(rows))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() {
        let origin = CGPoint(
          x: bounds.minX + cell(subviews).width * CGFloat(index % columns),
          y: bounds.minY + cell(subviews).height * CGFloat(index / columns))
        subview.place(at: origin, proposal: .unspecified)
      }
    }
  }

  /// The same columns, measured once.
  struct KeptColumns: Layout {
    var columns = 3

    func makeCache(subviews: Subviews) -> CGSize {
      subviews.reduce(CGSize.zero) { cell, subview in
        let size = subview.sizeThatFits(.unspecified)
        return CGSize(width: max(cell.width, size.width), height: max(cell.height, size.height))
      }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize
    ) -> CGSize {
      let rows = (subviews.count + columns - 1) / columns
      return CGSize(width: cache.width * CGFloat(columns), height: cache.height * CGFloat(rows))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize
    ) {
      for (index, subview) in subviews.enumerated() {
        let origin = CGPoint(
          x: bounds.minX + cache.width * CGFloat(index % columns),
          y: bounds.minY + cache.height * CGFloat(index / columns))
        subview.place(at: origin, proposal: .unspecified)
      }
    }
  }

  struct Tags<Columns: Layout>: View {
    var columns: Columns
    var count = 60

    var body: some View {
      columns { ForEach(0..<count, id: \.self) { Text("Tag \($0)") } }
    }
  }
}

@MainActor @Suite struct GuideTests {
  private func profile(_ columns: some Layout) throws -> LayoutProfile {
    let host = LayoutHost(Guide.Tags(columns: columns))
    return try host.profile { try host.layout(in: window) }
  }

  @Test func `The profile of the slow columns says who asks too often`() throws {
    let profile = try profile(Guide.EqualColumns())
    let text = try #require(profile.entry(named: "Text")).counts
    #expect(text.asked > 60 * 2 * 60)
    #expect(text.computed == 60)
    let sentence = try #require(profile.findings.first?.description)
    #expect(sentence.contains("times by EqualColumns and remembers it (1 would do)"))
  }

  @Test func `Columns that keep what they measured ask each label once`() throws {
    let profile = try profile(Guide.KeptColumns())
    let text = try #require(profile.entry(named: "Text")).counts
    #expect(text.asked == 60)
    #expect(profile.findings.isEmpty)
  }

  @Test func `Both columns look the same`() throws {
    func frames(_ columns: some Layout) throws -> [CGRect] {
      let host = LayoutHost(Guide.Tags(columns: columns))
      try host.layout(in: window)
      return host.snapshot().views(ofType: "Text").map(\.frame)
    }
    #expect(try frames(Guide.EqualColumns()) == frames(Guide.KeptColumns()))
  }
}
