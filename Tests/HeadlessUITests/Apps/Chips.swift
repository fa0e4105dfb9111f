import HeadlessUI

struct Topic: Identifiable {
  let id: Int
  let title: String

  static let all = [
    Topic(id: 1, title: "Sketch"), Topic(id: 2, title: "Color samples"),
    Topic(id: 3, title: "Shapes"), Topic(id: 4, title: "Typography"),
    Topic(id: 5, title: "Sketch"), Topic(id: 6, title: "Motion and time"),
  ]
}

@main
struct ChipsApp: App {
  var body: some Scene {
    WindowGroup("Topics") {
      ContentView()
    }
    .defaultSize(width: 680, height: 600)
  }
}

struct ContentView: View {
  @State private var topics = Topic.all
  @State private var selection: Topic.ID? = 3
  @State private var showsAll = true

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        CollapsingRow(topics: topics, selection: $selection)
        Text("\(topics.count) topics").font(.headline)
        FlowLayout(spacing: 8) {
          ForEach(topics) { topic in
            Chip(topic: topic, isSelected: topic.id == selection)
          }
        }
        .accessibilityElement(children: .contain)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .readableWidth(600)
    .sheet(isPresented: $showsAll) {
      AllTopics(topics: topics)
    }
  }
}

struct AllTopics: View {
  let topics: [Topic]
  @State private var height: CGFloat = 0

  var body: some View {
    FlowLayout(spacing: 8) {
      ForEach(topics) { Chip(topic: $0) }
    }
    .padding()
    .fixedSize(horizontal: false, vertical: true)
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.height
    } action: { newValue in
      height = newValue
    }
    .presentationDetents([.height(height)])
  }
}

struct ReadableWidth: ViewModifier {
  let limit: CGFloat
  @State private var width: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .contentMargins(.horizontal, max(16, (width - limit) / 2), for: .scrollContent)
      .onGeometryChange(for: CGFloat.self) { proxy in
        proxy.size.width
      } action: { newValue in
        width = newValue
      }
  }
}

extension View {
  func readableWidth(_ limit: CGFloat) -> some View {
    modifier(ReadableWidth(limit: limit))
  }
}

struct CollapsingRow: View {
  let topics: [Topic]
  @Binding var selection: Topic.ID?

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach((0...topics.count).reversed(), id: \.self) { visible in
        row(visible: visible)
      }
    }
  }

  private func row(visible: Int) -> some View {
    HStack(spacing: 8) {
      ForEach(topics.prefix(visible)) { topic in
        Chip(topic: topic, isSelected: topic.id == selection)
          .onTapGesture { withAnimation(.snappy) { selection = topic.id } }
      }
      if visible < topics.count {
        Text("\(topics.count - visible) more")
          .font(.callout)
          .foregroundStyle(.secondary)
      }
    }
    .fixedSize()
  }
}

struct Chip: View {
  let topic: Topic
  var isSelected = false

  var body: some View {
    Text(topic.title)
      .lineLimit(1)
      .padding(.horizontal, 10)
      .padding(.vertical, 6)
      .foregroundStyle(isSelected ? Color.white : .primary)
      .background(
        isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.blue.opacity(0.2)), in: .capsule
      )
      .contentShape(Capsule())
      .transition(.opacity.combined(with: .scale))
  }
}

struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(of: subviews, in: proposal.width ?? .infinity)
    return CGSize(
      width: rows.map(\.width).max() ?? 0,
      height: rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(of: subviews, in: bounds.width) {
      var x = bounds.minX
      for index in row.indices {
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: .unspecified)
        x += subviews[index].sizeThatFits(.unspecified).width + spacing
      }
      y += row.height + spacing
    }
  }

  private struct Row {
    var indices: Range<Int>
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func rows(of subviews: Subviews, in width: CGFloat) -> [Row] {
    var rows: [Row] = []
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      if var row = rows.last, row.width + spacing + size.width <= width {
        row.indices = row.indices.lowerBound..<index + 1
        row.width += spacing + size.width
        row.height = max(row.height, size.height)
        rows[rows.count - 1] = row
      } else {
        rows.append(Row(indices: index..<index + 1, width: size.width, height: size.height))
      }
    }
    return rows
  }
}
