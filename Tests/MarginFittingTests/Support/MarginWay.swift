import Foundation
import HeadlessUI
import MarginFitting

/// A way of giving scrolled content margins.
enum MarginWay: CaseIterable {
  case geometryReader
  case geometryChange
  case layout

  /// The passes that a change of width takes at most.
  var passes: Int { self == .geometryChange ? 2 : 1 }

  /// A scroll view with content of limited width.
  @MainActor func scrollView(
    _ maxWidth: CGFloat = ContentMargin.defaultMaxWidth, @ViewBuilder _ content: () -> some View
  ) -> AnyView {
    switch self {
    case .geometryReader:
      AnyView(ScrollView { content() }.limitedContentWidth(maxWidth, by: .geometryReader))
    case .geometryChange:
      AnyView(ScrollView { content() }.limitedContentWidth(maxWidth, by: .geometryChange))
    case .layout:
      AnyView(ScrollView { LimitedWidth(maxWidth) { content() } })
    }
  }
}

/// Rows of words in a scroll view.
struct WordRows: View {
  let way: MarginWay
  var maxWidth = ContentMargin.defaultMaxWidth
  var rows = 3
  var words = 5
  /// Whether the rows are as wide as may be.
  var fills = true

  var body: some View {
    way.scrollView(maxWidth) {
      VStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { row in
          Text((0..<words).map { "word \($0)" }.joined(separator: " "))
            .frame(maxWidth: fills ? .infinity : nil)
            .id(row)
        }
      }
    }
  }
}

extension LayoutSnapshot {
  /// The frames of views of a type, in multiples of 1/1024 pt: sums of lengths that no `Double`
  /// holds differ by less.
  func frames(of type: String) -> [CGRect] {
    func rounded(_ length: CGFloat) -> CGFloat { (length * 1024).rounded() / 1024 }
    return views(ofType: type).map { view in
      CGRect(
        x: rounded(view.frame.minX), y: rounded(view.frame.minY),
        width: rounded(view.frame.width), height: rounded(view.frame.height))
    }
  }
}
