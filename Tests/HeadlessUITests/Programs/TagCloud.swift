import HeadlessUI

/// A screen as a guide to SwiftUI would write it: state, a model, an environment value of its
/// own, a modifier, bindings and layouts.
@Observable final class TagModel {
  var tags = ["Sketch", "Color samples", "Shapes"]
  var isCompact = false
}

private struct ChipColorKey: EnvironmentKey {
  static let defaultValue = Color.blue
}

extension EnvironmentValues {
  var chipColor: Color {
    get { self[ChipColorKey.self] }
    set { self[ChipColorKey.self] = newValue }
  }
}

struct ChipStyle: ViewModifier {
  @Environment(\.chipColor) private var color
  var isSelected = false

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, 10)
      .padding(.vertical, 6)
      .background {
        if isSelected {
          color
        } else {
          Color.clear
        }
      }
  }
}

extension View {
  func chip(isSelected: Bool = false) -> some View {
    modifier(ChipStyle(isSelected: isSelected))
  }
}

struct Chip: View {
  let title: String
  @Binding var selection: String?
  @State private var presses = 0

  var body: some View {
    Text(title)
      .chip(isSelected: selection == title)
      .onAppear { presses += 1 }
      .onChange(of: selection) { oldValue, newValue in
        if oldValue != newValue { presses += 1 }
      }
  }
}

struct TagCloud: View {
  @Environment(TagModel.self) private var model
  @Environment(\.layoutDirection) private var layoutDirection
  @State private var selection: String? = "Shapes"
  @State private var title = ""

  private var layout: AnyLayout {
    model.isCompact
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(FlowLayout())
  }

  var body: some View {
    @Bindable var model = model
    VStack(alignment: .leading, spacing: 12) {
      header
      layout {
        ForEach(model.tags, id: \.self) { tag in
          Chip(title: tag, selection: $selection)
        }
      }
      Group {
        Color.red.frame(height: 1)
        Divider()
      }
      .padding(.top)
      if let selection, !selection.isEmpty {
        Text(selection).fixedSize().layoutPriority(1).id(selection)
      } else if #available(macOS 15, iOS 18, *) {
        EmptyView()
      }
      switch layoutDirection {
      case .leftToRight: Toggle(isOn: $model.isCompact)
      default: Spacer(minLength: 0)
      }
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .environment(\.chipColor, .green)
  }

  @ViewBuilder private var header: some View {
    Text("Tags")
    Text("All of them").alignmentGuide(.leading) { $0[.leading] - 4 }
  }
}

struct Toggle: View {
  @Binding var isOn: Bool

  var body: some View {
    ZStack(alignment: .topTrailing) {
      Rectangle().frame(width: 20, height: 10).offset(x: isOn ? 10 : 0)
      Text(isOn ? "on" : "off").overlay(alignment: .bottom) { Color.black.frame(height: 1) }
    }
    .onChange(of: isOn) { print(isOn) }
  }
}

struct Screen: View {
  @State private var model = TagModel()

  var body: some View {
    TagCloud().environment(model)
  }
}
