import BenchCommand
import Profiling

BenchCommand.main(
  suites: [ExampleSuite()],
  layouts: [
    CheckedLayout("plain", PlainFlow(), rule: .flow(spacing: 8, lineSpacing: 8)),
    CheckedLayout("kept", KeptFlow(), rule: .flow(spacing: 8, lineSpacing: 8)),
  ])
