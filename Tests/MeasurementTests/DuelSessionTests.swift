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
    base: [String: Double], head: [String: Double], launches: Int = 3
  ) throws -> DuelSession.Outcome {
    let sides: [DuelSide: [Cell]] = [
      .base: [10, 20].map { fakeCell(clock, base, items: $0) },
      .head: [10, 20].map { fakeCell(clock, head, items: $0) },
    ]
    let session = DuelSession(
      terms: DuelSession.Terms(launches: launches, rounds: 4, bytes: 1 << 30, seed: 1),
      processors: [],
      start: { InProcessPeer(cells: sides[$0] ?? [], clock: clock) }, observe: { _, _ in })
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

  @Test("What is predicted to take too long is left out with its reason")
  func expensive() throws {
    let outcome = try duel(base: ["a": 30_000_000], head: ["a": 30_000_000], launches: 2)
    let large = try #require(outcome.records.first { $0.key.items == 20 })
    #expect(large.pairs.isEmpty)
    #expect(large.reason?.contains("30 ms") == true)
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
