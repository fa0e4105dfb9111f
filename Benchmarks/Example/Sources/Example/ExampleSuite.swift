import BenchCommand
import HeadlessUI
import Measurement
import TextMetrics

/// Two layouts of one problem, measured in two workloads.
struct ExampleSuite: Suite {
  let name = "example"
  let summary = """
    Chips in lines, as many in a line as fit. One layout measures every chip each time, the other \
    keeps what it measured.
    """
  let workloads = [
    WorkloadDescription(name: "first-fit", summary: "The chips appear: everything is made anew."),
    WorkloadDescription(name: "resize", summary: "A window is dragged: another width each time."),
  ]
  let strategies = [
    StrategyDescription(name: "plain", summary: "Measures every chip each time."),
    StrategyDescription(name: "kept", summary: "Measures once and keeps the sizes."),
  ]
  let defaultItems = [6, 20, 60, 200, 600, 2000]

  private static let labels = ["Sketch", "Color samples", "Shapes", "Notes", "Team library", "OK"]

  func cells(for inputs: SuiteInputs, measurer: any TextMeasurer) throws -> [Cell] {
    let sizes = inputs.items.isEmpty ? defaultItems : inputs.items
    let names = workloads.map(\.name).filter {
      inputs.workloads.isEmpty || inputs.workloads.contains($0)
    }
    return names.flatMap { workload in
      sizes.map { cell(workload, items: $0, inputs: inputs, measurer: measurer) }
    }
  }

  private func cell(
    _ workload: String, items: Int, inputs: SuiteInputs, measurer: any TextMeasurer
  ) -> Cell {
    let labels = inputs.labels ?? Self.labels
    let isResize = workload == "resize"
    let keepsMeasurements = inputs.memo == .on
    let question = ChipQuestion(
      labels: (0..<items).map { labels[$0 % labels.count] },
      measurer: keepsMeasurements ? MemoizedMeasurer(measurer) : measurer,
      widths: isResize ? (0..<32).map { inputs.width * (0.75 + Double($0) / 64) } : [inputs.width],
      keepsContainer: isResize)
    let key = CellKey(
      suite: name, workload: workload, measurer: measurer.description.kind.rawValue,
      memo: keepsMeasurements ? "on" : "off", items: items, width: inputs.width)
    let all = [
      contender("plain", PlainFlow(), question), contender("kept", KeptFlow(), question),
    ]
    return Cell(
      key: key,
      contenders: all.filter {
        inputs.strategies.isEmpty || inputs.strategies.contains($0.name)
      },
      cycleLength: question.widths.count)
  }

  private func contender(
    _ name: String, _ layout: some Layout, _ question: ChipQuestion
  ) -> Contender {
    // Work and memory grow in proportion to the chips; a chip holds about 200 bytes.
    Contender(
      name: name, workUnits: Double(question.labels.count),
      setupUnits: Double(question.labels.count),
      predictedBytes: 200 * question.labels.count,
      prepare: { ChipOperation(layout, question) })
  }
}
