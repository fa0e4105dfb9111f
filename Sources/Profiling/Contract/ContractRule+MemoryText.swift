extension ContractRule {
  /// The sentences about what a layout remembers.
  var memoryText: (sentence: String, remedy: String) {
    switch self {
    case .isDeterministic:
      (
        "The same question gets two answers from two new caches.",
        "Use no random numbers, clocks or orders of sets and dictionaries."
      )
    case .remembersInItsCache:
      (
        "An answer depends on what was asked before of another cache.",
        "Keep what is remembered in the cache, not in statics, globals or objects of the layout."
      )
    case .answersAlikeTwice:
      (
        "The same question gets another answer when it is asked again.",
        "Set what the cache holds instead of adding to it."
      )
    case .placesForItsProposal:
      (
        "The placement follows the last proposal that was measured, not its own.",
        "Keep the proposal beside what was computed for it, and compute anew for another one."
      )
    case .answersEachProposal:
      (
        "The size for a proposal depends on the proposals before it.",
        "Keep the proposal beside the size in the cache, and compare it before the size is used."
      )
    case .noticesEdits:
      (
        "After a subview changed, the layout goes on with what it was.",
        "Forget measured sizes in updateCache(_:subviews:); it does not say which subview changed."
      )
    case .noticesInsertions:
      (
        "After a subview was added, the layout goes on without it.",
        "Make the cache anew in updateCache(_:subviews:)."
      )
    case .noticesRemovals:
      (
        "After a subview was removed, the layout goes on as if it were there.",
        "Make the cache anew in updateCache(_:subviews:)."
      )
    default:
      (
        "The placement needs a size question before it.",
        "Compute in placeSubviews what is not in the cache: a fixed frame places without asking."
      )
    }
  }
}
