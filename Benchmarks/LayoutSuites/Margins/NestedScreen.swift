import HeadlessUI

/// Containers inside each other, each with a title and content of limited width.
struct NestedScreen: View {
  let strategy: MarginStrategy
  let labels: [String]
  /// How many containers are around each other, at least 1.
  let depth: Int

  /// Of a container inside another one, in points: along the axis that scrolls it has none.
  private static let innerHeight: CGFloat = 400

  var body: some View { container(depth) }

  private func container(_ depth: Int) -> AnyView {
    let title = TitleRow(title: labels[depth - 1])
    guard depth > 1 else { return strategy.scrollView { title } }
    return strategy.scrollView {
      VStack(spacing: 0) {
        title
        container(depth - 1)
          .padding(.horizontal, 8)
          .frame(height: Self.innerHeight)
      }
    }
  }
}
