import HeadlessUI
import Observation

/// A screen of rows, as wide as may be within the limit.
struct MarginScreen: View {
  let strategy: MarginStrategy
  let labels: [String]
  let rows: Int
  /// The title of the first row.
  let edited: EditedTitle

  var body: some View {
    strategy.scrollView {
      VStack(spacing: 0) {
        EditedRow(title: edited)
        ForEach(1..<max(rows, 1), id: \.self) { row in TitleRow(title: labels[row]) }
      }
    }
  }
}

/// A title that changes while everything else stays.
@MainActor @Observable final class EditedTitle {
  var text: String

  init(_ text: String) {
    self.text = text
  }
}

/// The row that shows the changing title; nothing else reads it.
private struct EditedRow: View {
  let title: EditedTitle

  var body: some View { TitleRow(title: title.text) }
}

/// A title in a row that is as wide as it may be.
struct TitleRow: View {
  let title: String

  var body: some View {
    Text(title)
      .padding(.vertical, 4)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
