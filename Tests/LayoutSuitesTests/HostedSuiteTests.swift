import Analysis
import BenchCommand
import HeadlessUI
import Measurement
import SheetFitting
import Testing
import TextMetrics

@testable import LayoutSuites

/// A suite, under its name in test output.
struct NamedSuite: CustomTestStringConvertible, Sendable {
  let suite: any Suite

  var testDescription: String { suite.name }

  func cells(_ change: (inout SuiteInputs) -> Void = { _ in }) throws -> [Cell] {
    var inputs = SuiteInputs(items: [1, 6, 31], measurer: .embedded)
    change(&inputs)
    return try suite.cells(for: inputs, measurer: EmbeddedMeasurer())
  }
}

/// What holds for the suites that update trees of views.
@MainActor @Suite struct HostedSuiteTests {
  nonisolated static let suites = [
    NamedSuite(suite: SheetSuite()), NamedSuite(suite: MarginSuite()),
  ]

  @Test("Every strategy leaves the same frames in sight after every operation", arguments: suites)
  func agreement(suite: NamedSuite) throws {
    for cell in try suite.cells() {
      let operations = try cell.contenders.map { try $0.prepare() }
      for position in 0..<cell.cycleLength {
        let digests = operations.map { $0.observe(at: position).digest }
        #expect(digests[0] != 0, "\(cell.key): \(cell.contenders[0].name) failed")
        #expect(Set(digests).count == 1, "\(cell.key), position \(position): \(digests)")
      }
    }
  }

  @Test(
    "A timed run answers as the counted operations do, wherever it starts", arguments: suites)
  func runsAnswerAlike(suite: NamedSuite) throws {
    for cell in try suite.cells({ $0.items = [6] }) { try cell.expectRunsToAnswerAsObserved() }
  }

  @Test("Frames that differ by a pixel have other digests, rounding errors do not")
  func digests() {
    func digest(_ x: Double, _ height: Double) -> UInt64 {
      var digest = FrameDigest()
      digest.add(CGRect(x: x, y: 0, width: 10, height: height))
      return digest.value
    }
    #expect(digest(0.3, 5) == digest(0.1 + 0.2, 5))
    #expect(digest(0, 5) == digest(-0.0, 5))
    #expect(digest(1, 5) != digest(1 + 1.0 / 64, 5))
    #expect(digest(5, 1) != digest(1, 5))
  }

  @Test("Measurements are kept unless it is asked otherwise", arguments: suites)
  func memo(suite: NamedSuite) throws {
    func memos(_ choice: MemoChoice?) throws -> Set<String> {
      Set(try suite.cells { $0.memo = choice }.map(\.key.memo))
    }
    #expect(try memos(nil) == ["on"])
    #expect(try memos(.off) == ["off"])
    #expect(try memos(.both) == ["off", "on"])
  }

  @Test("Only the workloads and strategies asked for are there")
  func selection() throws {
    let cells = try NamedSuite(suite: MarginSuite()).cells {
      $0.workloads = ["resize"]
      $0.strategies = ["layout"]
    }
    #expect(cells.map(\.key.workload) == ["resize", "resize", "resize"])
    #expect(cells.allSatisfy { $0.contenders.map(\.name) == ["layout"] })
  }

  @Test("Containers are inside each other up to 32 deep, whatever item counts are asked for")
  func depths() throws {
    func depths(_ items: [Int]) throws -> [Int] {
      try NamedSuite(suite: MarginSuite()).cells {
        $0.items = items
        $0.workloads = ["nested"]
      }.map(\.key.items)
    }
    #expect(try depths([]) == [1, 2, 4, 8, 16, 32])
    #expect(try depths([3, 32, 33, 1000]) == [3, 32])
  }
}
