import Foundation
import Testing

@testable import Measurement

/// A side of a duel in this process.
private final class InProcessPeer: SamplePeer {
  private let server: SampleServer
  private(set) var requests: [SampleRequest] = []

  init(cells: [Cell], clock: FakeClock) {
    server = SampleServer(cells: cells, clock: clock.clock)
  }

  func offer() throws -> SampleOffer {
    guard case .offer(let offer) = server.offer else { throw DuelError.nothingInCommon }
    return offer
  }

  func answer(to request: SampleRequest) throws -> SampleReply {
    requests.append(request)
    return server.answer(request)
  }

  func end() {}
}

@Suite struct DuelSessionTests {
  private let clock = FakeClock()

  private func duel(
    base: [String: Double], head: [String: Double], launches: Int = 3, rounds: Int = 4,
    observe: @escaping (DuelSession.Progress) -> Void = { _ in }
  ) throws -> DuelSession.Outcome {
    let sides: [DuelSide: [Cell]] = [
      .base: [10, 20].map { fakeCell(clock, base, items: $0) },
      .head: [10, 20].map { fakeCell(clock, head, items: $0) },
    ]
    let session = DuelSession(
      terms: DuelSession.Terms(launches: launches, rounds: rounds, bytes: 1 << 30, seed: 1),
      processors: [],
      start: { InProcessPeer(cells: sides[$0] ?? [], clock: clock) }, observe: observe)
    return try session.run()
  }

  @Test("Both sides run as many operations, and a slower head shows in every pair")
  func ratio() throws {
    let outcome = try duel(base: ["a": 1000, "b": 5000], head: ["a": 1000, "b": 5500])
    #expect(outcome.records.count == 4)
    #expect(outcome.records.allSatisfy { $0.pairs.count == 12 })
    for record in outcome.records {
      let expected = record.strategy == "a" ? 1.0 : 1.1
      #expect(record.pairs.allSatisfy { abs($0.ratio - expected) < 0.001 })
      #expect(record.pairs.allSatisfy { $0.base >= Calibration.shortestSample })
    }
  }

  @Test("What only one side has is counted, not compared")
  func unmatched() throws {
    let outcome = try duel(base: ["a": 1000, "b": 1000], head: ["a": 1000])
    #expect(Set(outcome.records.map(\.strategy)) == ["a"])
    #expect(outcome.unmatched == 2)
    #expect(throws: DuelError.nothingInCommon) {
      try duel(base: ["a": 1000], head: ["b": 1000])
    }
  }

  @Test("What takes too long, or is predicted to, is left out of all launches with its reason")
  func expensive() throws {
    let outcome = try duel(base: ["a": 60_000_000], head: ["a": 15_000_000])
    #expect(
      outcome.records.map(\.reason)
        == ["one operation takes 60 ms", "one operation is predicted to take 60 ms"])
    #expect(outcome.records.allSatisfy { $0.pairs.isEmpty })
  }

  @Test("A head that has become slow is not left out for it")
  func slowHead() throws {
    let outcome = try duel(base: ["a": 15_000_000], head: ["a": 300_000_000])
    for record in outcome.records {
      #expect(record.reason == nil)
      #expect(record.pairs.count == 9)
    }
  }

  @Test(
    "A row has fewer rounds where its samples are long, and no fewer than three",
    arguments: [(1000.0, 20), (4_000_000, 13), (19_000_000, 3)])
  func rounds(nanoseconds: Double, expected: Int) throws {
    let outcome = try duel(base: ["a": nanoseconds], head: ["a": nanoseconds], rounds: 20)
    for record in outcome.records {
      let pairs = Dictionary(grouping: record.pairs, by: \.launch)
      #expect(pairs.values.map(\.count) == [expected, expected, expected])
    }
  }

  @Test("Progress tells every cell of every launch, and the share that is done")
  func progress() throws {
    var told: [DuelSession.Progress] = []
    _ = try duel(base: ["a": 1000], head: ["a": 1000], launches: 2, observe: { told.append($0) })
    #expect(told.map(\.launch) == [0, 0, 1, 1])
    #expect(told.map(\.cell.items) == [10, 20, 10, 20])
    #expect(told.map(\.share) == [0, 0.25, 0.5, 0.75])
  }

  @Test("A sample during which the processor was taken away is taken again")
  func preemption() throws {
    let cell = fakeCell(clock, ["a": 1000])
    let clock = clock
    var readings = 0
    let server = SampleServer(
      cells: [cell],
      clock: SampleClock(
        now: { clock.nanoseconds },
        preemptions: {
          readings += 1
          // The first two samples, of two readings each, see a preemption.
          return min(readings, 4) / 2
        }))
    let place = ContenderPlace(cell: 0, contender: 0)
    _ = server.answer(.open(place))
    readings = 0
    let start = clock.nanoseconds
    guard case .sampled(2_000_000) = server.answer(.sample(place, position: 0, iterations: 2000))
    else {
      Issue.record("there is no sample")
      return
    }
    #expect(clock.nanoseconds - start == 3 * 2_000_000)
  }

  @Test("A program that hangs is ended and named")
  func hang() throws {
    let peer = try ProcessPeer(
      side: .head, executable: URL(filePath: "/bin/sleep"), arguments: ["60"], environment: [:],
      setup: Data(), patience: .milliseconds(300), interruption: Interruption())
    defer { peer.end() }
    #expect(throws: DuelError.silent(.head, seconds: 0)) { try peer.offer() }
  }

  #if os(Linux)
    @Test("A process can be kept on a processor that it may run on")
    func affinity() throws {
      // In a child, so that the tests stay where they are.
      #expect(!ProcessorAffinity.allowed.isEmpty)
      #expect(!ProcessorAffinity.pin(to: -1))
      #expect(!ProcessorAffinity.pin(to: 1_000_000))
    }
  #endif
}
