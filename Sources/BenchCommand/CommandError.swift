import Reporting

/// What can go wrong in a command that was typed correctly.
enum CommandError: Error, Equatable {
  case labels(LabelFileError, path: String)
  case source(SourceFileError, path: String)
  /// Standard output cannot be written.
  case output(SystemError)
  case file(FileWritingError, path: String)
  case replay(ReplayFileError, path: String)
  case template(TemplateError)
  /// Two strategies answered the same question differently.
  case disagreement(String, String)
  /// The strategies asked for are not run for so many items.
  case rowTooLarge(items: Int)
  /// A file of results or allowances is not what it should be.
  case results(ReportingError, path: String)
  case unreadable(path: String, reason: String)
  /// There is nothing to check.
  case noLayouts
  /// There is nothing to compare a run with.
  case noBaseline(path: String)
}

extension CommandError {
  /// What the process ends with.
  var exitCode: ExitCode {
    switch self {
    case .noBaseline, .results(.otherSchema, _): .notComparable
    default: .failed
    }
  }
}

extension CommandError {
  /// What was wrong, where, and what to do, without a full stop.
  var sentence: String {
    switch self {
    case .labels(let error, let path):
      "labels from \(path == LabelFile.standardInput ? "standard input" : path.quoted): "
        + error.sentence
    case .source(let error, let path): "\(path.quoted) was not read: \(error.sentence)"
    case .output(let error): "standard output cannot be written: \(error.sentence)"
    case .file(let error, let path): "\(path.quoted) was not written: \(error.sentence)"
    case .replay(let error, let path): "recorded costs from \(path.quoted): \(error.sentence)"
    case .template(let error): error.sentence
    case .disagreement(let one, let other):
      "the strategies disagree, which is an error of this program: \(one), but \(other); please "
        + "report it with the command line"
    case .rowTooLarge(let items):
      "strategies that build whole rows are not run for \(items) items; add a strategy that "
        + "does not, or give at most \(FitRun.mostWholeRowItems) items"
    case .results(let error, let path): "\(path.quoted): \(error.description)"
    case .unreadable(let path, let reason): "\(path.quoted) cannot be read: \(reason)"
    case .noLayouts:
      "this executable has no layouts to check; hand them to BenchCommand.main(suites:layouts:)"
    case .noBaseline(let path):
      "there is no baseline \(path.quoted); make one with "
        + "'swift run -c release bench gate --update-baseline'"
    }
  }
}
