import HeadlessUI

/// A screen as a guide to SwiftUI would write it: a list that scrolls, margins and a sheet that
/// follow what was measured, preferences, and detents of its own.
struct ChipWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct ToolDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    max(120, context.maxDetentValue * 0.2)
  }
}

struct Tool: Identifiable {
  let id: Int
  var name: String
}

struct ReadableWidth: ViewModifier {
  @State private var width: CGFloat = 0
  var limit: CGFloat = 768

  func body(content: Content) -> some View {
    content
      .contentMargins(.horizontal, max(0, (width - limit) / 2), for: .scrollContent)
      .onGeometryChange(for: CGFloat.self) { proxy in
        proxy.size.width
      } action: { newValue in
        width = newValue
      }
  }
}

struct FittingSheet<Sheet: View>: ViewModifier {
  @Binding var isPresented: Bool
  @ViewBuilder var sheet: () -> Sheet
  @State private var height: CGFloat = 0

  func body(content: Content) -> some View {
    content.sheet(isPresented: $isPresented) {
      sheet()
        .fixedSize(horizontal: false, vertical: true)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: { oldValue, newValue in
          if oldValue != newValue || height == 0 { height = newValue.height }
        }
        .presentationDetents([.height(height), .large])
    }
  }
}

struct ToolPicker: View {
  @Environment(\.dismiss) private var dismiss
  @State private var detent = PresentationDetent.medium
  let tool: Tool

  var body: some View {
    Text(tool.name)
      .presentationDetents(
        [.medium, .large, .fraction(0.3), .height(200), .custom(ToolDetent.self)],
        selection: $detent
      )
      .onAppear { if tool.id < 0 { dismiss() } }
  }
}

struct Gallery: View {
  @State private var isPresented = true
  @State private var tool: Tool?
  @State private var chipWidth: CGFloat = 0
  private let tools = (0..<100).map { Tool(id: $0, name: "Tool") }

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 10) {
        ForEach(tools) { tool in
          Text(tool.name)
            .background {
              GeometryReader { proxy in
                Color.clear.preference(key: ChipWidthKey.self, value: proxy.size.width)
              }
            }
        }
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHStack(spacing: 4) {
            ForEach(0..<20) { Text("\($0)").frame(minWidth: chipWidth) }
          }
        }
        .frame(height: 40)
      }
    }
    .coordinateSpace(.named("list"))
    .onPreferenceChange(ChipWidthKey.self) { chipWidth = $0 }
    .overlayPreferenceValue(ChipWidthKey.self, alignment: .top) { width in
      Rectangle().frame(width: width, height: 2)
    }
    .modifier(ReadableWidth())
    .modifier(FittingSheet(isPresented: $isPresented) { Text("All tools") })
    .sheet(item: $tool, onDismiss: { isPresented = false }) { ToolPicker(tool: $0) }
    .onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      print($0)
    }
  }
}
