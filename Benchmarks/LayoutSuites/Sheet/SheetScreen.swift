import HeadlessUI
import SheetFitting

/// A screen with a sheet as high as the rows that it lists, or as the screen.
struct SheetScreen: View {
  let strategy: SheetStrategy
  let labels: [String]
  var rows: Int

  /// How many labels stand above the rows, as a text of several lines.
  nonisolated static let introduction = 12

  var body: some View {
    Color.gray.sheet(isPresented: .constant(true)) {
      ScrollView {
        Text(labels.prefix(Self.introduction).joined(separator: ", "))
        ForEach(0..<rows, id: \.self) { row in
          Text(labels[row])
            .padding(.vertical, 4)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      .fittedDetents(.sizeToFit(by: strategy), additional: [.large])
    }
  }
}
