import Analysis
import Measurement
import Testing

@Suite struct ResultRowTests {
  @Test func eachStrategyOfEachCellHasARowInTheOrderOfTheRecording() {
    let recording = Recording(cells: [
      cell(items: 6, [contender("slow", [8]), contender("fast", [2])]),
      cell(items: 10, [contender("fast", [3])]),
    ])
    let rows = recording.resultRows()
    #expect(rows.map(\.strategy) == ["slow", "fast", "fast"])
    #expect(rows.map(\.key.items) == [6, 6, 10])
  }

  @Test func timesArePerOperation() throws {
    let samples = [1000, 1200, 1100, 900, 1300, 1500].enumerated().map { round, nanoseconds in
      Sample(launch: 0, round: round, iterations: 100, nanoseconds: nanoseconds)
    }
    let row = try #require(rows([ContenderRecord(name: "a", status: .ok, samples: samples)]).first)
    let time = try #require(row.time)
    #expect(time.minimum == 9)
    #expect(time.median == Estimate(11.5, interval: Interval(low: 9, high: 15)))
    #expect(time.ninetiethPercentile == 14)
    #expect(row.status == .ok)
  }

  @Test func theExtentCountsLaunchesRoundsSamplesAndPreemptions() {
    let samples = [
      Sample(launch: 0, round: 0, iterations: 10, nanoseconds: 50, preemptions: 1),
      Sample(launch: 0, round: 1, iterations: 20, nanoseconds: 50),
      Sample(launch: 1, round: 0, iterations: 40, nanoseconds: 50, preemptions: 2),
    ]
    let extent = rows([ContenderRecord(name: "a", status: .ok, samples: samples)])[0].extent
    #expect(extent.launches == 2)
    #expect(extent.rounds == 3)
    #expect(extent.samples == 3)
    #expect(extent.iterations == 20)
    #expect(extent.preemptions == 3)
  }

  @Test func ratiosAreFormedInsideARound() throws {
    // Both slow down tenfold in half of the rounds; their ratio is 1/4 in each.
    let disturbed = [4, 40, 4, 40, 4, 40, 40]
    let rows = rows([
      contender("slow", disturbed), contender("fast", disturbed.map { $0 / 4 }),
    ])
    #expect(rows[1].ratio == Estimate(0.25, interval: Interval(low: 0.25, high: 0.25)))
    #expect(rows[1].reference == "slow")
  }

  @Test func theReferenceIsOneToItself() {
    let rows = rows([contender("only", [5])])
    #expect(rows[0].ratio == Estimate(1, interval: Interval(low: 1, high: 1)))
  }

  @Test func aSampleWithoutAPartnerInItsRoundHasNoRatio() {
    let slow = ContenderRecord(
      name: "slow", status: .ok,
      samples: [Sample(launch: 1, round: 0, iterations: 1, nanoseconds: 8)])
    let rows = rows([slow, contender("fast", [2])])
    #expect(rows[1].time?.median.value == 2)
    #expect(rows[1].reference == "slow")
    #expect(rows[1].ratio == nil)
  }

  @Test(
    "What cannot be the reference is replaced by the next strategy that ran",
    arguments: [
      ContenderRecord(name: "first", status: .overBudget),
      ContenderRecord(name: "first", status: .interrupted),
      contender("first", [1, 1, 1, 1, 1, 1], status: .failed),
    ])
  func replacedReference(first: ContenderRecord) {
    let rows = rows([first, contender("second", [10]), contender("third", [5])])
    #expect(rows.map(\.reference) == ["second", "second", "second"])
    #expect(rows[0].time == nil)
    #expect(rows[0].ratio == nil)
    #expect(rows[0].status == first.status)
    #expect(rows[2].ratio?.value == 0.5)
  }

  @Test func withoutAnySamplesThereIsNoReference() {
    let row = rows([ContenderRecord(name: "a", status: .overBudget)])[0]
    #expect(row.reference == nil)
    #expect(row.extent == SampleExtent())
    #expect(row.extent.preemptions == nil)
  }

  @Test func anInterruptedStrategyKeepsWhatWasMeasured() {
    let row = rows([contender("a", [3, 4, 5], status: .interrupted)])[0]
    #expect(row.status == .interrupted)
    #expect(row.time?.median == Estimate(4))
  }

  @Test func fewerThanSixSamplesAreCalledFew() {
    #expect(rows([contender("a", [1, 2, 3, 4, 5])])[0].status == .fewSamples)
    #expect(rows([contender("a", [1, 2, 3, 4, 5, 6])])[0].status == .ok)
    #expect(rows([contender("a", [])])[0].status == .ok)
  }

  @Test func samplesTooShortForTheClockDoNotCount() {
    let row = rows([contender("a", [0, 7, 0])])[0]
    #expect(row.extent.samples == 1)
    #expect(row.time?.minimum == 7)
  }

  @Test func ratiosToTheYardsticksAreFormedLikewise() {
    let yardsticks: [Yardstick: [Sample]] = [
      .latency: contender("", [2, 20, 2, 20, 2, 20]).samples,
      .throughput: contender("", [100]).samples,
    ]
    let row = CellRecord(
      key: key(items: 6), contenders: [contender("a", [1, 10, 1, 10, 1, 10])],
      yardsticks: yardsticks
    ).resultRows()[0]
    #expect(
      row.yardstickRatios == [
        .latency: Estimate(0.5, interval: Interval(low: 0.5, high: 0.5)),
        .throughput: Estimate(0.01),
      ])
  }

  private func rows(_ contenders: [ContenderRecord]) -> [ResultRow] {
    cell(items: 6, contenders).resultRows()
  }
}

private func key(items: Int) -> CellKey {
  CellKey(
    suite: "row", workload: "first-fit", measurer: "embedded", memo: "off", items: items,
    width: 680)
}

private func cell(items: Int, _ contenders: [ContenderRecord]) -> CellRecord {
  CellRecord(key: key(items: items), contenders: contenders)
}

/// One sample of one operation a round, all in launch 0.
private func contender(
  _ name: String, _ nanoseconds: [Int], status: Status = .ok
) -> ContenderRecord {
  let samples = nanoseconds.enumerated().map { round, nanoseconds in
    Sample(launch: 0, round: round, iterations: 1, nanoseconds: nanoseconds)
  }
  return ContenderRecord(name: name, status: status, samples: samples)
}
