import Testing

@testable import TextMetrics

@Suite("The memo")
struct MemoizedMeasurerTests {
  private let base = CountingMeasurer()

  private func memo(
    labels: Int = 8, textBytes: Int = 1 << 16, longest: Int = 1 << 10
  ) -> MemoizedMeasurer {
    MemoizedMeasurer(
      base, limits: MemoLimits(labels: labels, textBytes: textBytes, longestLabel: longest))
  }

  private func ask(_ memo: MemoizedMeasurer, _ labels: some Sequence<String>) {
    for label in labels { _ = memo.size(of: label, fontSize: 14) }
  }

  @Test("a label is measured once, and answered from the memo afterwards")
  func hitsAndMisses() {
    let memo = memo()
    ask(memo, ["a", "b", "a", "a", "b", ""])
    #expect((memo.hits, memo.misses, base.calls) == (3, 3, 3))
    #expect(memo.size(of: "", fontSize: 14) == TextSize(width: 0, height: 14))
    #expect((memo.hits, memo.count, memo.textBytes) == (4, 3, 2))
  }

  @Test("a font size is part of the question")
  func fontSizes() {
    let memo = memo()
    for _ in 0..<2 {
      for size in [14, 14.000000000000002, 15] {
        #expect(memo.size(of: "label", fontSize: size).height == size)
      }
    }
    #expect((memo.hits, memo.misses) == (3, 3))
  }

  @Test("labels equal as text but of different bytes are kept apart")
  func bytesDecide() {
    let memo = memo()
    #expect("\u{E9}" == "e\u{301}")
    #expect(memo.size(of: "\u{E9}", fontSize: 14).width == 2)
    #expect(memo.size(of: "e\u{301}", fontSize: 14).width == 3)
  }

  @Test(
    "labels that differ in one byte are kept apart, whatever their length",
    arguments: [1, 2, 7, 8, 9, 15, 16, 17, 23, 24, 25, 40])
  func oneByte(length: Int) {
    let memo = MemoizedMeasurer(EmbeddedMeasurer())
    let plain = EmbeddedMeasurer()
    for position in -1..<length {
      var bytes = Array(repeating: UInt8(ascii: "i"), count: length)
      if position >= 0 { bytes[position] = UInt8(ascii: "m") }
      let label = String(decoding: bytes, as: UTF8.self)
      #expect(memo.size(of: label, fontSize: 14) == plain.size(of: label, fontSize: 14))
    }
    #expect((memo.hits, memo.misses) == (0, length + 1))
  }

  @Test("labels of one key are told apart by their text")
  func collision() {
    var table = MemoTable(limits: .standard)
    let kept = "the first and the last bytes are the same"
    var other = "the first but the last bytes are the same"
    var key = MemoKey.vacant
    other.withUTF8 { key = MemoKey(of: $0, fontSize: 14) }
    table.keep(TextSize(width: 1, height: 1), of: kept, key: key)
    #expect(other.withUTF8 { table.size(of: $0, key: key) } == nil)
    var same = kept
    #expect(same.withUTF8 { table.size(of: $0, key: key) } == TextSize(width: 1, height: 1))
  }

  @Test("labels of NUL bytes are told apart by their length")
  func nulBytes() {
    let memo = memo(labels: 64)
    for length in 0..<40 {
      let label = String(repeating: "\u{0}", count: length)
      #expect(memo.size(of: label, fontSize: 14).width == Double(length))
    }
    #expect(memo.hits == 0)
  }

  @Test("the number of labels is bounded, and the oldest goes first")
  func boundedLabels() {
    let memo = memo(labels: 5)
    ask(memo, ["a", "b", "c", "d", "e", "f"])
    #expect((memo.count, memo.misses) == (5, 6))
    ask(memo, ["b", "c", "d", "e", "f"])
    #expect(memo.hits == 5)
    ask(memo, ["a"])
    #expect((memo.hits, memo.misses) == (5, 7))
    ask(memo, ["b"])
    #expect((memo.hits, memo.misses) == (5, 8))
  }

  @Test("the bytes of the labels are bounded")
  func boundedBytes() {
    let memo = memo(labels: 100, textBytes: 50)
    for number in 10..<60 {
      ask(memo, [String(repeating: "x", count: number % 20) + "\(number)"])
      #expect(memo.textBytes <= 50)
    }
    #expect(memo.count > 0)
  }

  @Test("a label that is too long is measured each time and drops no other")
  func longLabels() {
    let memo = memo(longest: 20)
    ask(memo, ["short"])
    let long = String(repeating: "x", count: 21)
    ask(memo, [long, long, "short", String(long.dropLast())])
    #expect((memo.hits, memo.misses, memo.count) == (1, 4, 2))
  }

  @Test("forgetting keeps the counts and measures again")
  func removeAll() {
    let memo = memo()
    ask(memo, ["a", "a"])
    memo.removeAll()
    #expect((memo.count, memo.textBytes, memo.hits, memo.misses) == (0, 0, 1, 1))
    ask(memo, ["a"])
    #expect((memo.hits, memo.misses) == (1, 2))
  }

  @Test(
    "any order of questions gets the answers, hits and misses of a plain queue",
    arguments: [1, 2, 3, 4, 5] as [UInt64])
  func againstModel(seed: UInt64) {
    let memo = memo(labels: 37)
    var queue: [String] = []
    var hits = 0
    var state = seed
    for _ in 0..<5000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Int(state >> 33) % 60
      let label = number.isMultiple(of: 3) ? "a longer label, number \(number)" : "\(number)"
      #expect(memo.size(of: label, fontSize: 14).width == Double(label.utf8.count))
      if queue.contains(label) {
        hits += 1
      } else {
        queue.append(label)
        if queue.count > 37 { queue.removeFirst() }
      }
      #expect((memo.hits, memo.count) == (hits, queue.count))
    }
    #expect(memo.textBytes == queue.reduce(0) { $0 + $1.utf8.count })
  }

  @Test("the memo gives the answers of what it remembers", arguments: HostileLabel.all)
  func sameAnswers(label: HostileLabel) {
    let plain = EmbeddedMeasurer()
    let memo = MemoizedMeasurer(EmbeddedMeasurer())
    for _ in 0..<2 {
      #expect(memo.size(of: label.text, fontSize: 14) == plain.size(of: label.text, fontSize: 14))
    }
    #expect(memo.hits == (label.text.utf8.count > MemoizedMeasurer.longestLabel ? 0 : 1))
  }

  @Test("the standard memo stays within its published capacity")
  func standardCapacity() {
    let memo = MemoizedMeasurer(base)
    ask(memo, (0..<MemoizedMeasurer.capacity + 100).lazy.map { "\($0)" })
    #expect(memo.count == MemoizedMeasurer.capacity)
    #expect(memo.description == base.description)
  }
}
