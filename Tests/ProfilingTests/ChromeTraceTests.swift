import Foundation
import HeadlessUI
import Profiling
import Testing

@MainActor @Suite struct ChromeTraceTests {
  private struct Document: Decodable {
    var traceEvents: [Event]
  }

  /// What the format demands of a complete event.
  private struct Event: Decodable {
    var ph: String
    var pid: Int
    var tid: Int
    var cat: String
    var name: String
    var ts: Double
    var dur: Double
    var args: [String: Argument]
  }

  private enum Argument: Decodable {
    case text(String)
    case pair([Double?])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self = (try? .text(container.decode(String.self))) ?? .pair([])
    }
  }

  private func trace(
    _ view: some View
  ) throws -> (events: [Event], counts: UpdateCounts, profile: LayoutProfile) {
    var bytes: [UInt8] = []
    let writer = ChromeTraceWriter { bytes += $0 }
    let profiler = LayoutProfiler(meter: .time, trace: writer)
    let host = LayoutHost(view)
    LayoutObservationScope.observe(host, with: profiler)
    try profiler.listen { try host.layout(in: window) }
    try writer.finish()
    let document = try JSONDecoder().decode(Document.self, from: Data(bytes))
    #expect(document.traceEvents.count == writer.count)
    return (document.traceEvents, host.counts, profiler.profile)
  }

  @Test func `A trace has a span for each event that the host counts`() throws {
    let (events, counts, _) = try trace(Shelf())
    let kinds = Dictionary(grouping: events, by: \.cat).mapValues(\.count)
    #expect(kinds["question"] == counts.asked)
    #expect(kinds["computation"] == counts.computed)
    #expect(kinds["placement"] == counts.placements)
    #expect(kinds["cache look-up"] == counts.cacheLookUps)
    #expect(kinds["body"] == counts.bodies)
    #expect(kinds["pass"] == counts.passes)
    #expect(events.allSatisfy { $0.ph == "X" && $0.dur >= 0 && $0.ts >= 0 })
    #expect(events.filter { $0.cat == "question" }.allSatisfy { $0.args.keys.contains("proposal") })
    #expect(events.filter { $0.cat == "question" }.allSatisfy { $0.args.keys.contains("result") })
  }

  @Test func `Spans are nested: each lies inside another one or beside it`() throws {
    let (events, _, profile) = try trace(Shelf())
    var ends: [Double] = []
    // Longer spans that begin together are the outer ones.
    for event in events.sorted(by: { ($0.ts, -$0.dur) < ($1.ts, -$1.dur) }) {
      while let end = ends.last, end <= event.ts + 0.0005 { ends.removeLast() }
      if let end = ends.last { #expect(event.ts + event.dur <= end + 0.0005) }
      ends.append(event.ts + event.dur)
    }
    let longest = try #require(events.map { $0.ts + $0.dur }.max())
    #expect(longest <= Double(profile.total.nanoseconds) / 1000 + 0.001)
  }

  @Test func `Names with quotes and control characters are legal JSON`() throws {
    var bytes: [UInt8] = []
    let writer = ChromeTraceWriter { bytes += $0 }
    let profiler = LayoutProfiler(meter: .time, trace: writer)
    profiler.listen { profiler.phase("a \"b\"\\\n\u{1}é") {} }
    try writer.finish()
    let document = try JSONDecoder().decode(Document.self, from: Data(bytes))
    #expect(document.traceEvents.map(\.name) == ["a \"b\"\\\n\u{1}é"])
  }

  @Test func `A million spans are written in pieces, of which none is kept`() throws {
    var largest = 0
    var total = 0
    let writer = ChromeTraceWriter { piece in
      largest = max(largest, piece.count)
      total += piece.count
    }
    let profiler = LayoutProfiler(meter: .time, trace: writer)
    let container = LayoutObservation.observing(with: profiler) {
      LayoutContainer(AskingRow(), leaves: [LayoutLeaf(size: CGSize(width: 1, height: 1))])
    }
    // Rounds before let everything that grows once have grown.
    func spans(_ rounds: Int) {
      profiler.listen { for _ in 0..<rounds { _ = container.sizeThatFits(.unspecified) } }
    }
    spans(1000)
    let before = try #require(residentBytes())
    spans(24_000)
    #expect(writer.count == 100_000)
    // As many again and again, without a layout, which would take a debug build a minute.
    let span = Span(kind: .question, name: "leaf", start: 1)
    for _ in 0..<900_000 { writer.write(span) }
    let after = try #require(residentBytes())
    try writer.finish()
    #expect(writer.count == 1_000_000)
    #expect(total > 50_000_000)
    #expect(largest < 1 << 17)
    #expect(after - before < 8 << 20)
  }

  @Test func `A trace that cannot be written says so at the end`() {
    struct Full: Error {}
    let writer = ChromeTraceWriter { _ in throw Full() }
    let profiler = LayoutProfiler(meter: .time, trace: writer)
    profiler.listen { profiler.phase("work") {} }
    #expect(throws: Full.self) { try writer.finish() }
  }

  /// The memory of the process; nil where the system does not say.
  private func residentBytes() -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4096 }
  }
}
