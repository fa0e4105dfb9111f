import Measurement
import TextMetrics

/// What a profile is about: one strategy of one workload, as `SUITE/WORKLOAD/STRATEGY`.
struct ProfileSubject: Hashable, Sendable {
  var suite: String
  var workload: String
  var strategy: String

  init?(_ text: String) {
    let names = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard names.count == 3, names.allSatisfy({ !$0.isEmpty }) else { return nil }
    (suite, workload, strategy) = (names[0], names[1], names[2])
  }

  var text: String { "\(suite)/\(workload)/\(strategy)" }
}

extension ValueFormat where Value == ProfileSubject {
  static var subject: Self {
    Self(
      placeholder: "SUITE/WORKLOAD/STRATEGY",
      expectation: "a suite, a workload and a strategy with slashes between them",
      text: \.text, parse: { ProfileSubject($0) })
  }
}

extension CommandContext {
  /// The suite of a subject.
  /// - Throws: `UsageError.unknownName` with the names that there are.
  func suite(of subject: ProfileSubject) throws(UsageError) -> any Suite {
    let parameter = ProfileParameters.subject.row.typedName
    guard let suite = suites.first(where: { $0.name == subject.suite }) else {
      throw .unknownName(parameter: parameter, subject.suite, valid: suites.map(\.name))
    }
    let workloads = suite.workloads.map(\.name)
    guard workloads.contains(subject.workload) else {
      throw .unknownName(parameter: parameter, subject.workload, valid: workloads)
    }
    let strategies = suite.strategies.map(\.name)
    guard strategies.contains(subject.strategy) else {
      throw .unknownName(parameter: parameter, subject.strategy, valid: strategies)
    }
    return suite
  }
}
