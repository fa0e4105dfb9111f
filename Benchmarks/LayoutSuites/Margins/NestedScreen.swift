import HeadlessUI

/// Containers inside each other, each with a title and content of limited width.
struct NestedScreen: View {
  let strategy: MarginStrategy
  let labels: [String]
  /// How many containers are around each other, at least 1.
  let depth: Int

  /// Of a container inside another one, in points: along the axis that scrolls it has none.
  private static let innerHeight: CGFloat = 400

  var body: some View { container(labels[0], depth) }

  /// Erased, since the type would grow with the depth.
  private func container(_ title: String, _ depth: Int) -> AnyView {
    AnyView(
      strategy.scrollView {
        VStack(spacing: 0) {
          TitleRow(title: title)
          if depth > 1 {
            container(labels[depth - 1], depth - 1)
              .padding(.horizontal, 8)
              .frame(height: Self.innerHeight)
          }
        }
      })
  }
}
