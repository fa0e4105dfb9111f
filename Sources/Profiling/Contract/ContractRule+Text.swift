extension ContractRule {
  /// What a layout that breaks the rule does.
  public var sentence: String { text.sentence }

  /// What to do about it.
  public var remedy: String { text.remedy }

  private typealias RuleText = (sentence: String, remedy: String)

  private var text: RuleText {
    switch self {
    case .sizeIsANumber, .sizeIsNotNegative, .sizeIsFinite, .asksWithNumbers: answerText
    case .isDeterministic, .remembersInItsCache, .answersAlikeTwice, .placesForItsProposal,
      .answersEachProposal, .noticesEdits, .noticesInsertions, .noticesRemovals, .placesUnasked:
      memoryText
    case .placesEachSubview, .placesEmptySubviews, .placesOversizedSubviews, .placesOnce,
      .placesAtFinitePositions, .placesWithFiniteProposals, .followsItsOrigin, .leavesMirroring,
      .countsGapsAlike, .staysInside:
      placementText
    case .knowsUnspecified, .fitsExactly, .fitsDespiteRounding, .doesNotShrink,
      .measuresInProportion, .measuresOnce:
      proposalText
    default: declaredText
    }
  }

  private var answerText: RuleText {
    switch self {
    case .sizeIsANumber:
      (
        "The size is not a number.",
        "Look for 0 / 0 and ∞ - ∞, such as a share of no subviews or of an infinite width."
      )
    case .sizeIsNotNegative:
      (
        "The size is negative.",
        "Count one gap fewer than subviews, none for no subviews, and end with max(0, …)."
      )
    case .sizeIsFinite:
      (
        "The size is infinite, though no infinite size was proposed.",
        "Take nil as the question for the ideal size; use ∞ to compare with, not to report."
      )
    default:
      (
        "A subview is asked with a proposal that is not a number.",
        "Look for 0 / 0 and ∞ - ∞ where the proposal is made, and pass nil on as nil."
      )
    }
  }

  private var proposalText: RuleText {
    switch self {
    case .knowsUnspecified:
      (
        "A proposal of nil is taken for one of 10 pt.",
        "Do not use replacingUnspecifiedDimensions() for an available length; take nil as no limit."
      )
    case .fitsExactly:
      (
        "What needs exactly the length offered is laid out as if it did not fit.",
        "Compare with <=, and count only the gaps between subviews."
      )
    case .fitsDespiteRounding:
      (
        "What fits exactly in decimals does not fit because of floating-point sums.",
        "Add a slack of 1/1024 pt to the offer, or add up whole numbers of a small unit."
      )
    case .doesNotShrink:
      (
        "The layout gets narrower when it is offered more.",
        "Check that this is meant; containers divide space as if it did not happen."
      )
    case .measuresInProportion:
      (
        "The measurements grow faster than the number of subviews.",
        "Measure each subview once, before the loop, and keep the sizes in the cache."
      )
    default:
      (
        "A subview is asked for the same size more than twice in one question.",
        "Keep its size in a variable, or in the cache for the placement."
      )
    }
  }
}
