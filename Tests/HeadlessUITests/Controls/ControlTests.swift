import HeadlessUI
import Testing

private struct PaddedStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(isEnabled ? 6 : 1)
  }
}

@MainActor @Suite struct ControlTests {
  @Test func `A symbol is a square as high as a line of its font`() throws {
    let view = HStack(spacing: 0) {
      Image(systemName: "star")
      Image(systemName: "star").font(.system(size: 26))
      Image(systemName: "star").resizable().frame(width: 9, height: 7)
    }
    #expect(
      try inTens(view, type: "Image").map(\.frame.size) == [
        CGSize(width: 24, height: 24), CGSize(width: 48, height: 48), CGSize(width: 9, height: 7),
      ])
  }

  @Test func `A button is as large as its label`() throws {
    let buttons = VStack {
      Button("abc") {}
      Button(role: .destructive, action: {}) { Text("abcd").padding(5) }
      Button("ab", systemImage: "star") {}
    }
    #expect(
      try inTens(buttons, type: "Button").map(\.frame.size) == [
        CGSize(width: 30, height: 24), CGSize(width: 50, height: 34),
        CGSize(width: 24 + 8 + 20, height: 24),
      ])
  }

  @Test func `A button style of the user's makes the button`() throws {
    let view = VStack {
      Button("abc") {}.disabled(true)
      Button("abc") {}
      Button("abc") {}.buttonStyle(.bordered)
    }
    .buttonStyle(PaddedStyle())
    #expect(try inTens(view, type: "Button").map(\.frame.width) == [32, 42, 30])
  }

  @Test func `A label is its icon and its title in a row`() throws {
    let label = Label("abc", systemImage: "star")
    func width(_ view: some View) throws -> CGFloat? {
      try inTens(view, type: "Label").first?.frame.width
    }
    #expect(try width(label) == 24 + 8 + 30)
    #expect(try width(label.labelStyle(.titleOnly)) == 30)
    #expect(try width(label.labelStyle(.iconOnly)) == 24)
  }

  @Test func `What only a screen shows changes no length and adds no view`() throws {
    let plain = Text("abc").padding(4)
    let dressed = Text("abc")
      .animation(.easeInOut(duration: 0.2), value: 3)
      .transition(.move(edge: .leading).combined(with: .opacity))
      .accessibilityLabel("Letters").accessibilityAddTraits([.isHeader, .isButton])
      .accessibilityElement(children: .combine).accessibilityHidden(false)
      .onTapGesture {}.onLongPressGesture {}.onHover { _ in }
      .contentShape(.rect).allowsHitTesting(true).help("Help")
      .shadow(radius: 4).blur(radius: 2).blendMode(.multiply).rotationEffect(.degrees(30))
      .scaleEffect(1.5).zIndex(1).drawingGroup().compositingGroup()
      .textSelection(.enabled).ignoresSafeArea().symbolRenderingMode(.hierarchical)
      .contentTransition(.numericText()).imageScale(.small)
      .padding(4)
    #expect(try hosted(plain).snapshot() == hosted(dressed).snapshot())
    #expect(withAnimation(.spring) { 3 } == 3)
  }
}
