/// What can go wrong in a command that was typed correctly.
enum CommandError: Error, Equatable {
  case labels(LabelFileError, source: String)
  /// Standard output cannot be written.
  case output(SystemError)
  case file(FileWritingError, path: String)
}

extension CommandError {
  /// What was wrong, where, and what to do, without a full stop.
  var sentence: String {
    switch self {
    case .labels(let error, let source): "labels from \(source.quoted): \(error.sentence)"
    case .output(let error): "standard output cannot be written: \(error.sentence)"
    case .file(let error, let path): "\(path.quoted) was not written: \(error.sentence)"
    }
  }
}
