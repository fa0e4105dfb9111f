/// A command line that cannot be carried out as typed.
enum UsageError: Error, Equatable {
  case unknownCommand(String, valid: [String])
  case unknownOption(String, valid: [String])
  case repeatedOption(String)
  case missingValue(option: String, expectation: String)
  case valueForFlag(String, value: String)
  case badValue(parameter: String, given: String, ValueMismatch)
  case unexpectedArgument(String)
  case missingArgument(String, help: String)
  /// A name that only this executable's suites can tell to be wrong, such as a workload's.
  case unknownName(parameter: String, String, valid: [String])
  /// Two options that exclude each other.
  case conflict(String, String, advice: String)
  /// Options of which one is needed.
  case noneOf([String], advice: String)
  /// A list that is too short for the other options.
  case tooFew(String, given: Int, needed: Int, String)
  /// An option without another one that gives it its meaning.
  case needs(String, other: String)
}

extension UsageError {
  /// What was wrong and what to do about it, without a full stop; it may end with a question.
  var sentence: String {
    switch self {
    case .unknownCommand(let name, let valid):
      "unknown command \(name.quoted); \(Self.advice(for: name, valid: valid))"
    case .unknownOption(let name, let valid):
      "unknown option \(name.quoted)\(Self.nearest(to: name, in: valid))"
    case .repeatedOption(let name):
      "\(name) is given twice; give it once"
    case .missingValue(let option, let expectation):
      "\(option) lacks its value; it needs \(expectation)"
    case .valueForFlag(let name, let value):
      "\(name) is a switch and takes no value; leave out \("=\(value)".quoted)"
    case .badValue(let parameter, let given, let mismatch):
      "\(parameter) needs \(mismatch.expectation), not \(mismatch.text.quoted)"
        + (mismatch.text == given ? "" : " (in \(given.quoted))")
        + Self.nearest(to: mismatch.text, in: mismatch.choices)
    case .unexpectedArgument(let word):
      "unexpected argument \(word.quoted); an option begins with two dashes"
    case .missingArgument(let name, let help):
      "\(name) is missing: \(help)"
    case .unknownName(let parameter, let name, let valid):
      "\(parameter) does not know \(name.quoted); \(Self.advice(for: name, valid: valid))"
    case .conflict(let one, let other, let advice):
      "\(one) and \(other) exclude each other; \(advice)"
    case .noneOf(let names, let advice):
      "\(names.joined(separator: " or ")) is needed; \(advice)"
    case .tooFew(let option, let given, let needed, let advice):
      "\(option) has \(given) values, but \(needed) are needed; give \(advice)"
    case .needs(let option, let other):
      "\(option) means nothing without \(other); add it or leave \(option) out"
    }
  }

  private static func nearest(to name: String, in valid: [String]) -> String {
    name.nearest(in: valid).map { "; did you mean \($0.quoted)?" } ?? ""
  }

  private static func advice(for name: String, valid: [String]) -> String {
    if let near = name.nearest(in: valid) { return "did you mean \(near.quoted)?" }
    return valid.isEmpty ? "there is none" : "choose from \(valid.joined(separator: ", "))"
  }
}
