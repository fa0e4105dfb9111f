import HeadlessUI

/// Tags of growing titles.
struct TagColumn: View {
  var count: Int

  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { index in Text("Tag \(index)") }
    }
  }
}

/// A flow that measures its subviews in proportion to their number, or all of them for each one.
struct SampleFlow: Layout {
  var isQuadratic = false

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize.zero
    for index in subviews.indices {
      let first = isQuadratic ? subviews.startIndex : index
      for earlier in first...index {
        // Another proposal each time, so that nothing is answered from memory.
        let fit = ProposedViewSize(width: CGFloat(1000 + index), height: nil)
        size.width = max(size.width, subviews[earlier].sizeThatFits(fit).width)
      }
      size.height += subviews[index].sizeThatFits(.unspecified).height
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}

/// Never settles: its size changes what it is made of.
struct RestlessView: View {
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 + 1 }
  }
}
