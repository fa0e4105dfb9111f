import HeadlessUI
import Testing

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

@MainActor @Suite struct ShapeTests {
  private func sizes(_ view: some View, type: String) throws -> [CGSize] {
    try [(nil, nil), (100, 40), (0, 0), (nil, 40)].map { (width: CGFloat?, height: CGFloat?) in
      try #require(try inTens(view, width: width, height: height, type: type).first).frame.size
    }
  }

  @Test func `Shapes take the size proposed, and 10 where nothing is`() throws {
    let expected = [
      CGSize(width: 10, height: 10), CGSize(width: 100, height: 40), .zero,
      CGSize(width: 10, height: 40),
    ]
    #expect(try sizes(Rectangle(), type: "Rectangle") == expected)
    #expect(try sizes(RoundedRectangle(cornerRadius: 4), type: "RoundedRectangle") == expected)
    #expect(try sizes(Ellipse().fill(.red), type: "Ellipse") == expected)
    #expect(try sizes(Capsule().stroke(.tint, lineWidth: 3), type: "Capsule") == expected)
    #expect(try sizes(Capsule().strokeBorder(.gray), type: "Capsule") == expected)
    #expect(try sizes(Triangle(), type: "Triangle") == expected)
    #expect(try sizes(Color.mint, type: "Color") == expected)
    #expect(
      try sizes(
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom),
        type: "LinearGradient") == expected)
  }

  @Test func `A circle takes a square of the shorter side`() throws {
    #expect(
      try sizes(Circle(), type: "Circle") == [
        CGSize(width: 10, height: 10), CGSize(width: 40, height: 40), .zero,
        CGSize(width: 40, height: 40),
      ])
  }

  @Test func `Styles, borders and clips change no length`() throws {
    let view = box(30, 20)
      .background(.blue.opacity(0.2), in: .rect(cornerRadius: 4))
      .background(.regularMaterial)
      .overlay(.secondary, in: Capsule())
      .border(.red, width: 3)
      .clipShape(Circle())
      .cornerRadius(3)
      .foregroundStyle(.primary, .secondary)
      .opacity(0.5)
      .tint(.pink)
    #expect(try frames(in: view) == [CGRect(x: 0, y: 0, width: 30, height: 20)])
    #expect(try hosted(view).snapshot().frame.size == CGSize(width: 30, height: 20))
  }

  @Test func `What a clip shape cuts off is hidden`() throws {
    let view = box(10, 10).offset(x: 50).frame(width: 20, height: 20).clipShape(Circle())
      .frame(width: 200)
    #expect(try hosted(view).snapshot().views(ofType: "Color").map(\.isHidden) == [true])
  }
}
