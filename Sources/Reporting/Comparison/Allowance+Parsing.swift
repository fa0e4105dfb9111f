public import Analysis

extension Allowance {
  /// Reads a file of allowances: one a line, such as
  ///
  ///     row/resize/cached:allocations=+2   the cache also keeps heights
  ///     row/resize/cached@1000:median_ns=+20%   see the discussion of the change
  ///
  /// A blank line and one that begins with `#` say nothing.
  /// - Throws: ``ReportingError/badAllowance(_:expected:line:)``.
  public static func parse(_ text: String) throws(ReportingError) -> [Allowance] {
    var allowances: [Allowance] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      allowances.append(
        try Allowance(
          String(first), reason: words.count > 1 ? String(words[1]).trimmed : "", line: index + 1))
    }
    return allowances
  }

  private init(_ text: String, reason: String, line: Int) throws(ReportingError) {
    func bad(_ expected: String) -> ReportingError {
      .badAllowance(text, expected: expected, line: line)
    }
    let form = "the form SUITE/WORKLOAD/STRATEGY:COLUMN=+N and a reason after a space"
    let sides = text.split(separator: "=", omittingEmptySubsequences: false)
    guard sides.count == 2 else { throw bad(form) }
    let names = sides[0].split(separator: ":", omittingEmptySubsequences: false)
    guard names.count == 2, !names[1].isEmpty else { throw bad(form) }
    let subject = names[0].split(separator: "@", omittingEmptySubsequences: false)
    let path = subject[0].split(separator: "/", omittingEmptySubsequences: false)
    guard path.count == 3, path.allSatisfy({ !$0.isEmpty }), subject.count <= 2 else {
      throw bad(form)
    }
    var items: Int?
    if subject.count == 2 {
      guard let count = Int(subject[1]), count >= 0 else {
        throw bad("a number of items after the @")
      }
      items = count
    }
    guard let limit = Limit(String(sides[1])) else {
      throw bad("a change such as +2 or +10% after the =")
    }
    guard !reason.isEmpty else { throw bad("a reason after a space") }
    self.init(
      suite: String(path[0]), workload: String(path[1]), strategy: String(path[2]), items: items,
      metric: String(names[1]), limit: limit, reason: reason, line: line)
  }
}

extension Allowance.Limit {
  fileprivate init?(_ text: String) {
    guard text.hasPrefix("+") else { return nil }
    let isShare = text.hasSuffix("%")
    let digits = text.dropFirst().dropLast(isShare ? 1 : 0)
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
      let amount = Double(digits), amount > 0, amount.isFinite
    else { return nil }
    self = isShare ? .share(amount / 100) : .absolute(amount)
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
