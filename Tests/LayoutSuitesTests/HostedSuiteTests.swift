import BenchCommand
import Measurement
import Testing
import TextMetrics

@testable import LayoutSuites

/// What holds for the suites that update trees of views.
@MainActor @Suite struct HostedSuiteTests {
  nonisolated static let suites: [any Suite] = [SheetSuite(), MarginSuite()]

  private func cells(
    of suite: any Suite, _ change: (inout SuiteInputs) -> Void = { _ in }
  ) throws -> [Cell] {
    var inputs = SuiteInputs(items: [1, 6, 31], measurer: .embedded)
    change(&inputs)
    return try suite.cells(for: inputs, measurer: EmbeddedMeasurer())
  }

  @Test("Every strategy leaves the same frames in sight after every operation", arguments: suites)
  func agreement(suite: any Suite) throws {
    for cell in try cells(of: suite) {
      let operations = try cell.contenders.map { try $0.prepare() }
      for position in 0..<cell.cycleLength {
        let digests = operations.map { $0.observe(at: position).digest }
        #expect(digests[0] != 0, "\(cell.key): \(cell.contenders[0].name) failed")
        #expect(Set(digests).count == 1, "\(cell.key), position \(position): \(digests)")
      }
    }
  }
}
