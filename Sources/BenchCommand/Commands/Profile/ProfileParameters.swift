import Profiling

/// The options of `bench profile`.
enum ProfileParameters {
  static let subject = Parameter.argument(
    .subject as ValueFormat<ProfileSubject>,
    help: "What to profile; 'bench list' names suites, workloads and strategies.")
  static let items = Parameter.option(
    "items", .integer(in: SuiteInputs.itemLimits), default: defaultItems,
    help: "The item count of the operation.")
  static let lines = Parameter.option(
    "lines", .integer(in: 1...1_000_000), default: LayoutProfile.defaultLines,
    help: "How many lines of the tree to show, the costliest first.")
  static let trace = Parameter.option(
    "trace", .path,
    help: "Where to write every span, in the Chrome trace event format, for Perfetto and "
      + "speedscope.")
  static let folded = Parameter.option(
    "folded", .path, help: "Where to write folded stacks, for flame graph tools.")
  static let weight = Parameter.option(
    "weight", .choice as ValueFormat<ProfileWeight>, default: .time,
    help: "What folded stacks are weighted by.")

  static let heap = Parameter.option(
    "heap", .path,
    help: "Where to write jemalloc's heap profile of the operation, every allocation by its stack; "
      + "'jeprof' reads it.")
  static let instructions = Parameter.flag(
    "instructions",
    help: "Count the instructions of the operation too, exactly, under Valgrind's Callgrind.")

  static let defaultItems = 100
  /// Reading exact allocations takes some ten microseconds a span: beyond, nobody would wait.
  static let mostCountedSpans = 1_000_000

  static let all: [any DeclaredParameter] = [
    subject, items, LabelParameters.labels, RunParameters.width, RunParameters.fill,
    LabelParameters.measurer, LabelParameters.fonts, RunParameters.memo, RunParameters.seed,
    lines, trace, folded, weight, heap, instructions, RunParameters.allowDebugBuild,
  ]
}
