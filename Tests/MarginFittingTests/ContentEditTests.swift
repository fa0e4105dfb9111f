import Foundation
import HeadlessUI
import MarginFitting
import Observation
import Testing

@MainActor @Observable private final class Title {
  var text = "One"
}

private struct TitleView: View {
  let title: Title

  var body: some View {
    Text(title.text).frame(maxWidth: .infinity)
  }
}

@MainActor @Suite struct ContentEditTests {
  @Test(
    "An edit of the content evaluates its own body, and nothing that finds out the width",
    arguments: MarginWay.allCases)
  func edit(way: MarginWay) throws {
    let title = Title()
    let host = LayoutHost(way.scrollView { TitleView(title: title) })
    let size = CGSize(width: 1024, height: 400)
    try host.layout(in: size)
    for text in ["Two", "A much longer title than before"] {
      title.text = text
      try host.layout(in: size)
      #expect(host.counts.bodies == 1)
      #expect(host.counts.stateWrites == 0)
      #expect(host.counts.passes == 1)
      #expect(host.snapshot().views(ofType: "Text").map(\.text) == [text])
    }
  }

  @Test(
    "A new width evaluates one body where it is read or observed, and none in a layout",
    arguments: [(MarginWay.geometryReader, 1), (.geometryChange, 1), (.layout, 0)])
  func width(way: MarginWay, bodies: Int) throws {
    let host = LayoutHost(way.scrollView { TitleView(title: Title()) })
    try host.layout(in: CGSize(width: 1024, height: 400))
    try host.layout(in: CGSize(width: 1100, height: 400))
    #expect(host.counts.bodies == bodies)
  }
}
