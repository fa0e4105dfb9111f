/// What is demanded of a layout: the layout protocol's contract, what containers rely on, and
/// what a layout declares of itself.
///
/// The raw value is the rule's name in reports. ``sentence`` says what was broken, and ``remedy``
/// what to do.
public enum ContractRule: String, CaseIterable, Hashable, Sendable {
  // What it answers.
  case sizeIsANumber = "size-is-a-number"
  case sizeIsNotNegative = "size-is-not-negative"
  case sizeIsFinite = "size-is-finite"
  case asksWithNumbers = "asks-with-numbers"

  // Whether it answers the same again.
  case isDeterministic = "is-deterministic"
  case remembersInItsCache = "remembers-in-its-cache"

  // What it does with each subview.
  case placesEachSubview = "places-each-subview"
  case placesEmptySubviews = "places-empty-subviews"
  case placesOversizedSubviews = "places-oversized-subviews"
  case placesOnce = "places-once"
  case placesAtFinitePositions = "places-at-finite-positions"
  case placesWithFiniteProposals = "places-with-finite-proposals"

  // What its cache does.
  case answersAlikeTwice = "answers-alike-twice"
  case placesForItsProposal = "places-for-its-proposal"
  case answersEachProposal = "answers-each-proposal"
  case noticesEdits = "notices-edits"
  case noticesInsertions = "notices-insertions"
  case noticesRemovals = "notices-removals"
  case placesUnasked = "places-unasked"

  // What it does with its bounds and proposals.
  case followsItsOrigin = "follows-its-origin"
  case leavesMirroring = "leaves-mirroring"
  case countsGapsAlike = "counts-gaps-alike"
  case staysInside = "stays-inside"
  case knowsUnspecified = "knows-unspecified"
  case fitsExactly = "fits-exactly"
  case fitsDespiteRounding = "fits-despite-rounding"
  case doesNotShrink = "does-not-shrink"

  // What it declares of itself.
  case isEmptyWhenEmpty = "is-empty-when-empty"
  case endsWithoutGap = "ends-without-gap"
  case takesNegativeSpacing = "takes-negative-spacing"
  case breaksLinesByItsRule = "breaks-lines-by-its-rule"
  case hasTheSizeOfItsRule = "has-the-size-of-its-rule"
  case placesByItsRule = "places-by-its-rule"
  case measuresEachBadge = "measures-each-badge"
  case reservesNoWidestBadge = "reserves-no-widest-badge"
  case showsTheLongestPrefix = "shows-the-longest-prefix"
  case showsTheRightBadge = "shows-the-right-badge"

  // What it costs.
  case measuresInProportion = "measures-in-proportion"
  case measuresOnce = "measures-once"

  /// Whether a breach is only worth a look, since the layout may have its reasons.
  public var isNote: Bool { self == .doesNotShrink }
}
