import Foundation
import HeadlessUI
import SheetFitting

/// A screen with a sheet as high as its content.
struct FittedScreen: View {
  var strategy: SheetStrategy
  var content = SheetContent.rows
  /// Of 20 pt each, or words.
  var count = 3
  var additional: Set<PresentationDetent> = []
  var isPresented = true

  var body: some View {
    Color.gray.sheet(isPresented: .constant(isPresented)) {
      ContentOfSheet(content: content, count: count)
        .fittedDetents(.sizeToFit(by: strategy), additional: additional)
    }
  }
}

/// What a sheet shows.
enum SheetContent: CaseIterable {
  case rows
  /// Rows that scroll where the sheet is lower.
  case scrolling
  /// A text, whose height depends on the width.
  case text
  /// Rows, and a view that takes all the height that is left.
  case flexible
  /// One row that becomes all of them when it appears.
  case loading
}

private struct ContentOfSheet: View {
  let content: SheetContent
  let count: Int

  var body: some View {
    switch content {
    case .rows: VStack(spacing: 0) { rows }
    case .scrolling: ScrollView { VStack(spacing: 0) { rows } }
    case .text: Text((0..<count).map { "word \($0)" }.joined(separator: " "))
    case .flexible:
      VStack(spacing: 0) {
        rows
        Color.red.frame(minHeight: 10)
      }
    case .loading: LoadingRows(count: count)
    }
  }

  private var rows: some View {
    ForEach(0..<count, id: \.self) { _ in Color.blue.frame(width: 100, height: 20) }
  }
}

private struct LoadingRows: View {
  let count: Int
  @State private var shown = 1

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<shown, id: \.self) { _ in Color.blue.frame(width: 100, height: 20) }
    }
    .onAppear { shown = count }
    .onChange(of: count) { shown = count }
  }
}

extension LayoutSnapshot {
  /// The frames of what can be seen: sheets, colours and texts.
  var seen: [CGRect] {
    ["Sheet", "Color", "Text"].flatMap { views(ofType: $0).map(\.frame) }
  }
}
