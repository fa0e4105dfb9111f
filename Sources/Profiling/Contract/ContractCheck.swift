import HeadlessUI

/// A breach of a rule in one example.
struct Breach {
  var rule: ContractRule
  /// What was seen, with numbers.
  var detail: String
}

/// One question to a layout, and the rules that its answer may break.
struct ContractCheck<Content: Layout> {
  var rules: [ContractRule]
  /// Rules without which this check means nothing: it is left out where one of them is broken.
  var presupposed: [ContractRule]
  /// The examples that it is good for.
  var examples: ExampleMaker.Kind
  var judge: (LayoutTrial<Content>, LayoutExample) -> Breach?

  /// All checks, in the order in which they are made.
  static var all: [ContractCheck] {
    answerChecks + placementChecks + repetitionChecks + memoryChecks + boundsChecks + proposalChecks
      + declaredChecks + costChecks
  }
}

extension ContractRule {
  /// Without these, no answer can be compared with another one.
  static let answers: [ContractRule] = [
    .sizeIsANumber, .sizeIsNotNegative, .sizeIsFinite, .asksWithNumbers, .isDeterministic,
    .remembersInItsCache,
  ]

  /// Without these, no placement can be compared with another one.
  static let placements: [ContractRule] =
    answers + [
      .placesEachSubview, .placesEmptySubviews, .placesOversizedSubviews,
      .placesAtFinitePositions, .placesWithFiniteProposals,
    ]
}
