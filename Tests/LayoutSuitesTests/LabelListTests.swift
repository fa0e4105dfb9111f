import Testing

@testable import LayoutSuites

@Suite struct LabelListTests {
  @Test("A shorter list is the start of a longer one, and the same every time")
  func prefixes() {
    let list = LabelList(labels: nil, seed: 1)
    let long = list.prefix(1000)
    #expect(list.prefix(150) == Array(long.prefix(150)))
    #expect(LabelList(labels: nil, seed: 1).prefix(1000) == long)
    #expect(LabelList(labels: nil, seed: 2).prefix(1000) != long)
  }

  @Test("A person's own labels come first, in their order")
  func ownLabels() {
    let list = LabelList(labels: ["b", "a"], seed: 1)
    #expect(list.prefix(1) == ["b"])
    #expect(list.prefix(2) == ["b", "a"])
    #expect(list.prefix(50).count == 50)
  }

  @Test("The digest tells lists apart, also where only the line ends differ")
  func digests() {
    func digest(_ labels: [String]) -> String { LabelList(labels: labels, seed: 1).digest }
    #expect(digest(["ab", "c"]) == digest(["ab", "c"]))
    #expect(Set([digest(["ab", "c"]), digest(["a", "bc"]), digest(["abc"])]).count == 3)
    #expect(digest(["a"]).count == 16)
  }

  @Test("The built-in labels are not empty, and none is there twice")
  func builtIn() {
    #expect(Set(BuiltInLabels.all).count == BuiltInLabels.all.count)
    #expect(BuiltInLabels.all.allSatisfy { !$0.isEmpty })
  }
}
