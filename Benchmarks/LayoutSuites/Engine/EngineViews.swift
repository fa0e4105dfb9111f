import HeadlessUI
import Observation
import RowFitting

/// A leaf of the suite `engine`, whose width may change.
struct EngineLeafView: View {
  let kind: EngineLeaf
  let model: EngineModel

  var body: some View {
    switch kind {
    case .colours: Color.clear.frame(width: model.width, height: 20)
    case .chips: RowChip(model.label, style: RowStyle(horizontalPadding: model.width))
    }
  }
}

/// What a leaf shows.
@Observable
final class EngineModel {
  /// Of a colour its width, of a chip its padding, in points.
  var width: Double
  @ObservationIgnored let label: String

  init(width: Double, label: String) {
    self.width = width
    self.label = label
  }
}

/// A flow as a person writes it: lines from the top left, each filled before the next begins.
struct EngineFlow: Layout {
  private static let spacing: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = CGSize.zero
    arrange(subviews, width: proposal.width ?? .infinity) { _, frame in
      size.width = max(size.width, frame.maxX)
      size.height = max(size.height, frame.maxY)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    arrange(subviews, width: bounds.width) { subview, frame in
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: .unspecified)
    }
  }

  private func arrange(
    _ subviews: Subviews, width: CGFloat, _ body: (LayoutSubview, CGRect) -> Void
  ) {
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + Self.spacing)
        lineHeight = 0
      }
      body(subview, CGRect(origin: origin, size: size))
      origin.x += size.width + Self.spacing
      lineHeight = max(lineHeight, size.height)
    }
  }
}

/// The leaves in a flow.
struct EngineFlowView<Leaf: View>: View {
  let count: Int
  let leaf: (Int) -> Leaf

  var body: some View {
    EngineFlow {
      ForEach(0..<count, id: \.self) { leaf($0) }
    }
  }
}

/// The leaves in a column of rows.
struct EngineGridView: View {
  let kind: EngineLeaf
  let models: [EngineModel]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<(models.count + length - 1) / length, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(row * length..<min(models.count, (row + 1) * length), id: \.self) { index in
            EngineLeafView(kind: kind, model: models[index])
          }
        }
      }
    }
  }

  private var length: Int { EngineScene.stackLength }
}
