public import Analysis
public import Measurement
public import TextMetrics

/// Strategies for one layout problem, with the workloads on which they are compared.
///
/// This is what a package with layouts of its own hands to `BenchCommand.main(suites:)`.
public protocol Suite: Sendable {
  /// Unique among the suites of an executable; what `--suite` selects.
  var name: String { get }
  /// What is laid out and what the strategies differ in, in two sentences.
  var summary: String { get }
  /// In the order of the report.
  var workloads: [WorkloadDescription] { get }
  /// In the order of the report. The first is the reference of the ratios.
  var strategies: [StrategyDescription] { get }
  /// The item counts of a run that names none, ascending.
  var defaultItems: [Int] { get }
  /// Whether a run that names no suite measures this one; true by default.
  var isMeasuredByDefault: Bool { get }

  /// The cells of a run, in the order of the report.
  ///
  /// Nothing large is built here: a contender's `prepare` builds its state. The same inputs and
  /// a measurer with the same description give the same cells, in every process.
  /// - Parameters:
  ///   - inputs: What was asked. Names in `workloads` and `strategies` are the suite's own.
  ///   - measurer: What `inputs.measurer` and `inputs.fonts` stand for. It keeps no
  ///     measurements: where `inputs.memo` asks for that, the suite puts a memo over it.
  func cells(for inputs: SuiteInputs, measurer: any TextMeasurer) throws -> [Cell]

  /// What to do about these results, one sentence each, for the end of the report.
  ///
  /// A sentence says only what the rows show: a file of results may hold any part of a suite. By
  /// default there is none.
  /// - Parameter rows: The suite's own, from one run.
  func advice(on rows: [ResultRow]) -> [String]
}

extension Suite {
  public var isMeasuredByDefault: Bool { true }

  public func advice(on rows: [ResultRow]) -> [String] { [] }
}

extension [any Suite] {
  /// What the suites advise on the rows that are theirs, each sentence after the suite's name.
  func advice(on rows: [ResultRow]) -> [String] {
    flatMap { suite in
      let own = rows.filter { $0.key.suite == suite.name }
      return own.isEmpty ? [] : suite.advice(on: own).map { "\(suite.name): \($0)" }
    }
  }
}

/// A suite that says what the texts it measures are, for profiles.
public protocol NamesMeasuredTexts: Suite {
  /// What is measured, such as `item`: profiles show texts of one name together.
  func name(ofText text: String) -> String
}

/// What is done in one operation of a workload.
public struct WorkloadDescription: Hashable, Sendable {
  public let name: String
  /// What an operation does and what is kept between operations, in a sentence or two.
  public let summary: String

  public init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }
}

/// One way of answering a suite's question.
public struct StrategyDescription: Hashable, Sendable {
  public let name: String
  /// How it finds its answer, and what that costs, in a sentence or two.
  public let summary: String

  public init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }
}
