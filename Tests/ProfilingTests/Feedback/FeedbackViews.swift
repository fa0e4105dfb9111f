import HeadlessUI

/// No feedback at all.
struct PlainList: View {
  var titles: [String]

  var body: some View {
    VStack { ForEach(Array(titles.enumerated()), id: \.offset) { Text($0.element) } }
  }
}

struct WidestTitle: PreferenceKey {
  static var defaultValue: CGFloat { 0 }

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Makes all titles as wide as the widest, with a preference.
struct EqualList: View {
  var titles: [String]
  @State private var width: CGFloat?

  var body: some View {
    VStack {
      ForEach(Array(titles.enumerated()), id: \.offset) { title in
        Text(title.element)
          .background {
            GeometryReader { proxy in
              Color.clear.preference(key: WidestTitle.self, value: proxy.size.width)
            }
          }
          .frame(width: width)
      }
    }
    .onPreferenceChange(WidestTitle.self) { width = $0 }
  }
}

/// Hides its note when it is wide, and is wide only without the note.
struct FlickeringList: View {
  var titles: [String]
  @State private var isWide = false

  var body: some View {
    Color.red.frame(width: isWide ? 40 : 80, height: 10)
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { isWide = $0 > 60 }
  }
}

/// Becomes wider each time it is measured.
struct GrowingView: View {
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 + 1 }
  }
}

/// Takes six steps to its height.
struct SteppingView: View {
  @State private var height: CGFloat = 10

  var body: some View {
    Color.red.frame(width: 10, height: height)
      .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = min(60, $0 + 10) }
  }
}

/// Is as high as its titles once it has measured them, and nothing before.
struct LateView: View {
  var titles: [String]
  @State private var height: CGFloat = 0

  var body: some View {
    ZStack {
      Color.red.frame(width: 10, height: height)
      PlainList(titles: titles + ["one"])
        .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 }
    }
  }
}

/// Never becomes narrower than it was.
struct StickyView: View {
  @State private var widest: CGFloat = 10

  var body: some View {
    VStack {
      Color.red.frame(width: widest / 2, height: 10)
      Color.blue
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { widest = max(widest, $0) }
    }
  }
}
