import TextMetrics

/// The measurer that a command line names.
enum MeasurerWish: Hashable, Sendable {
  case embedded
  case harfbuzz
  /// The path of a file of recorded costs.
  case replay(String)

  var kind: MeasurerKind {
    switch self {
    case .embedded: .embedded
    case .harfbuzz: .harfbuzz
    case .replay: .replay
    }
  }
}

extension ValueFormat where Value == MeasurerWish {
  /// `embedded`, `harfbuzz` or `replay:FILE`.
  static var measurer: Self {
    let prefix = MeasurerKind.replay.rawValue + ":"
    let names = [MeasurerKind.embedded.rawValue, MeasurerKind.harfbuzz.rawValue, prefix + "FILE"]
    return Self(
      placeholder: names.joined(separator: "|"),
      expectation: "one of \(names.joined(separator: ", "))", choices: Array(names.dropLast()),
      text: { wish in
        if case .replay(let path) = wish { return prefix + path }
        return wish.kind.rawValue
      },
      parse: { word in
        if word.hasPrefix(prefix), word != prefix {
          return .replay(String(word.dropFirst(prefix.count)))
        }
        switch MeasurerKind(rawValue: word) {
        case .embedded: return .embedded
        case .harfbuzz: return .harfbuzz
        case .replay, nil: return nil
        }
      })
  }
}

extension LabelParameters {
  /// What a replay replays; nil for other measurers.
  static func recordedCosts(in arguments: Arguments) throws(CommandError) -> [RecordedCost]? {
    guard case .replay(let path) = arguments[measurer] else { return nil }
    return try ReplayFile.read(path)
  }
}

extension SuiteInputs {
  /// What the inputs measure with.
  func selection() throws(TextMetricsError) -> MeasurerSelection {
    if measurer == .replay, let recordedCosts {
      // The name of the file is for reports, which another process writes.
      return .replay(recordedCosts, source: ReplayFile.unnamed)
    }
    return try MeasurerSelection.select(kind: measurer, fonts: fonts)
  }
}
