import Analysis
import Measurement
import Testing

@testable import Reporting

@Suite struct TerminalReportTests {
  @Test func aWholeWorkloadReadsWell() {
    let text = TerminalReport(rows: Fixture.workload, environment: Fixture.environment).text
    #expect(
      text == """
        Machine   Example CPU @ 2.00GHz, 2 cores, x86_64, Debian 12, Swift 6.3.1, jemalloc 5.3.0
        Labels    labels are measured by HarfBuzz 6.0.0 with DejaVu Sans 2.37: both were found
        Run       seed 42, 3 launches, commit 0123abc
        Tables    time: one operation, the median. ×: how many times as fast as ref, the first strategy that
                  ran; 120× takes 1/120 of its time. allocs: allocations of one operation.

        row / first-fit, 680 pt, harfbuzz, memo off

                        candidates        candidates-lazy                   greedy                   cached
        items      time   × allocs      time     × allocs      time       × allocs      time       × allocs
            6   42.5 µs ref     27   38.2 µs  1.1×     21   13.1 µs    3.2×      8   13.3 µs    3.2×     12
           10    111 µs ref     65    100 µs  1.1×     55   13.1 µs    8.5×      8   13.3 µs    8.4×     12
           50   2.58 ms ref   1325   2.32 ms  1.1×   1275   13.1 µs    200×      8   13.3 µs    190×     12
          100   10.2 ms ref   5150   9.19 ms  1.1×   5050   13.1 µs    780×      8   13.3 µs    770×     12
         1000   1.01 s* ref   502k    911 ms 1.1×*   501k   13.1 µs 77000×*      8   14.3 µs 71000×*     12
        10000   over budget           91.0 s   ref  50.0M   13.1 µs   6.9M×      8   23.4 µs   3.9M×     12

        From 50 items on `greedy` is at least 190 times faster than `candidates` (measured up to 1000) and
        170 times faster than `candidates-lazy`.

        In short: what stays inside 833 µs, a tenth of a 120 Hz frame
          row / first-fit, 680 pt: `candidates` up to about 28 items; `candidates-lazy` up to about 29
          items; `greedy` and `cached` at every size measured, up to 10000 items. Use `greedy` if there may
          be many.

        *            fewer than 6 samples, so without an interval
        over budget  predicted to take more than its share of time or memory, so not run

        """)
  }

  @Test func oneStrategyAtOneSizeReadsWell() {
    let rows = Fixture.rows([
      CellRecord(
        key: Fixture.key(items: 6, workload: "resize", width: 320.5, fill: 0.5),
        contenders: [Fixture.contender("cached", nanoseconds: 65)])
    ])
    let text = TerminalReport(
      rows: rows, environment: RunEnvironment(seed: 1, allocatorServesMalloc: true)
    ).text
    #expect(
      text == """
        Run       seed 1, 3 launches
        Tables    time: one operation, the median. ×: how many times as fast as ref, the first strategy that
                  ran; 120× takes 1/120 of its time. allocs: allocations of one operation.

        row / resize, 0.5 of the items visible, harfbuzz, memo off

                            cached
        items      time   × allocs
            6   65.7 ns ref      0

        Only `cached` was measured, so there is nothing to compare it with.

        In short: what stays inside 833 µs, a tenth of a 120 Hz frame
          row / resize, 0.5 of the items visible: `cached` at every size measured, up to 6 items.

        """)
  }

  @Test func whatIsMissingIsMarkedAndExplained() {
    var failed = Fixture.contender("wrong", nanoseconds: 10)
    failed.status = .failed
    failed.reason = "It shows 4 items where the others show 5."
    var cutShort = Fixture.contender("slow", nanoseconds: 4000, count: 1, allocations: nil)
    cutShort.status = .interrupted
    let rows = Fixture.rows([
      CellRecord(
        key: Fixture.key(items: 6),
        contenders: [
          failed, Fixture.contender("slow", nanoseconds: 2000),
          Fixture.contender("like-slow", nanoseconds: 2000, allocations: 20_000),
        ]),
      CellRecord(
        key: Fixture.key(items: 10),
        contenders: [failed, cutShort, ContenderRecord(name: "like-slow")]),
    ])
    let text = TerminalReport(rows: rows, environment: RunEnvironment(seed: 1)).text
    #expect(
      text == """
        Run       seed 1, 3 launches
        Tables    time: one operation, the median. ×: how many times as fast as ref, the first strategy that
                  ran; 120× takes 1/120 of its time. allocs: allocations of one operation.
        Note      jemalloc does not serve malloc here, so allocations are not known.

        row / first-fit, 680 pt, harfbuzz, memo off

                        wrong                  slow              like-slow
        items   time × allocs       time   × allocs      time     × allocs
            6   failed           2.02 µs ref      0   2.02 µs 1.0×~  20.0k
           10   failed          4.04 µs! ref      ?     interrupted

        At 6 items no strategy is clearly faster than all others.

        In short: what stays inside 833 µs, a tenth of a 120 Hz frame
          row / first-fit, 680 pt: `wrong` was not measured; `like-slow` up to at least 6 items; `slow` at
          every size measured, up to 10 items.

        ~            too close to the reference to call: the 95 % interval includes 1×
        !            the run was interrupted while this was measured
        ?            not known
        interrupted  the run ended before this was measured
        failed       an error, a crash, or an answer that differs from the other strategies'
                     `wrong` in row / first-fit, 680 pt, harfbuzz, memo off, 6 items: It shows 4 items where
                     the others show 5.

        """)
  }

  @Test func nothingIsSaidToBeNothing() {
    let text = TerminalReport(
      rows: [], environment: RunEnvironment(seed: 1, allocatorServesMalloc: true)
    ).text
    #expect(text.hasSuffix("\n\nNo strategy was measured.\n"))
  }

  @Test("Advice ends what is said in short, and cannot steer the terminal")
  func advice() {
    let text = TerminalReport(
      rows: Fixture.workload, environment: Fixture.environment,
      advice: ["row: keep what was measured.", "row: \u{1B}[2J"]
    ).text
    #expect(
      text.contains("Use `greedy` if there may\n  be many.\n  row: keep what was measured.\n"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test func onlyMarksThatAreUsedAreExplained() {
    let rows = Fixture.workload.filter { $0.key.items == 6 }
    let text = TerminalReport(rows: rows, environment: Fixture.environment).text
    for mark in Mark.allCases { #expect(!text.contains(mark.meaning)) }
  }

  @Test("Lines keep to the width of the terminal", arguments: [60, 80, 100, 200])
  func widths(width: Int) {
    let report = TerminalReport(
      rows: Fixture.workload, environment: Fixture.environment, width: width)
    let lines = report.text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.terminalWidth <= width })
    #expect(lines.allSatisfy { $0.last != " " })
    // The names stand over one table, or over several where it is narrow.
    #expect(lines.count { $0.contains("items ") && $0.contains("allocs") } == (width < 100 ? 2 : 1))
  }

  @Test func namesCannotSteerTheTerminal() {
    let rows = Fixture.rows([
      CellRecord(
        key: Fixture.key(items: 6, workload: "\u{1B}[2J"),
        contenders: [
          Fixture.contender("a\u{202E}\n", nanoseconds: 10),
          Fixture.contender("行列", nanoseconds: 1),
        ])
    ])
    var environment = Fixture.environment
    environment.font = "Evil\u{07}\nFont"
    let text = TerminalReport(rows: rows, environment: environment).text
    let steering = text.unicodeScalars.filter {
      $0 != "\n" && $0.properties.generalCategory == .control
    }
    #expect(steering.isEmpty)
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }
}
