/// How the time of a run is divided among its suites: half of it to the first, the other half in
/// equal parts to the rest. A suite that runs alone has all of it.
struct SuiteShares {
  /// The part of the first suite, if there are others.
  static let first = 0.5

  /// The suites in the order in which they first occur, each with its part of the time.
  let shares: [(suite: String, share: Double)]

  /// - Parameter suites: The suite of each cell.
  init(_ suites: [String]) {
    var names: [String] = []
    for suite in suites where !names.contains(suite) { names.append(suite) }
    let others = Double(names.count - 1)
    shares = names.enumerated().map { index, name in
      (name, names.count == 1 ? 1 : index == 0 ? Self.first : (1 - Self.first) / others)
    }
  }
}
