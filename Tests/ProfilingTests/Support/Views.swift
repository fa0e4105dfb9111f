import Foundation
import HeadlessUI
import Profiling

/// A row that asks each view for three sizes, none of which another row asks for.
struct AskingRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 300
    return subviews.reduce(CGSize.zero) { size, subview in
      let sizes = [0.9 * width + 10, 0.8 * width + 30, 0.7 * width + 70].map {
        subview.sizeThatFits(ProposedViewSize(width: $0, height: proposal.height))
      }
      return CGSize(width: size.width + sizes[2].width, height: max(size.height, sizes[2].height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

/// Three rows inside each other, the innermost with two labels.
struct NestedRows: View {
  var body: some View {
    AskingRow { AskingRow { AskingRow { labels } } }
  }

  @ViewBuilder private var labels: some View {
    Text("Sketch")
    Text("Shapes")
  }
}

/// Rows of labels, some of which have bodies of their own.
struct Shelf: View {
  var rows = 3

  var body: some View {
    VStack {
      ForEach(0..<rows, id: \.self) { row in
        HStack {
          Chip(title: "Chip \(row)")
          Text("Color samples").padding(4)
        }
      }
    }
  }
}

struct Chip: View {
  var title: String
  @State private var isChosen = false

  var body: some View { Text(title).background(isChosen ? Color.red : Color.blue) }
}

/// A window of a telephone's size.
let window = CGSize(width: 320, height: 480)
