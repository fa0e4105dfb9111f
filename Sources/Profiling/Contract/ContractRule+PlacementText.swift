extension ContractRule {
  /// The sentences about where subviews are put.
  var placementText: (sentence: String, remedy: String) {
    switch self {
    case .placesEachSubview:
      (
        "A subview is not placed, and appears in the centre.",
        "Place every subview, those that are to be hidden far outside of the bounds."
      )
    case .placesEmptySubviews:
      (
        "A subview without a size is not placed.",
        "Place it like any other: it may have an overlay, a guide or an animation."
      )
    case .placesOversizedSubviews:
      (
        "A subview that is larger than the layout is not shown.",
        "Place it on a line of its own and let it overflow, or propose the available length to it."
      )
    case .placesOnce:
      (
        "A subview is placed more than once; only the last placement counts.",
        "Decide where it goes before placing it."
      )
    case .placesAtFinitePositions:
      (
        "A subview is placed at a position that is infinite or not a number.",
        "Take positions from the bounds, which are finite, and not from the proposal."
      )
    case .placesWithFiniteProposals:
      (
        "A subview gets an infinite size where it is placed in finite bounds.",
        "Propose a finite size to it, or nil for its ideal one."
      )
    case .followsItsOrigin:
      (
        "The placement ignores where the bounds begin.",
        "Start from bounds.minX and bounds.minY instead of 0."
      )
    case .leavesMirroring:
      (
        "The subviews are mirrored in right-to-left order, which the container does as well.",
        "Place as for left to right; the container mirrors all positions."
      )
    case .countsGapsAlike:
      (
        "The gaps between placed subviews are larger than those in the reported size.",
        "Use one spacing, and one function that computes lines, for both."
      )
    default:
      (
        "A subview is placed outside of the size that the layout reported.",
        "Report the size that the placement needs, and place with the same sizes."
      )
    }
  }

  /// The sentences about what a layout declares of itself.
  var declaredText: (sentence: String, remedy: String) {
    switch self {
    case .isEmptyWhenEmpty:
      ("Without subviews the layout has a size.", "Return .zero for no subviews.")
    case .endsWithoutGap:
      (
        "The gap after the last subview of a line is counted.",
        "Add a gap before each subview but the first of its line."
      )
    case .takesNegativeSpacing:
      (
        "Subviews that may overlap are not laid out by the layout's rule.",
        "Add the spacing as it is, without max(0, …), and do not stop at the first that is too wide."
      )
    case .breaksLinesByItsRule:
      (
        "The lines are not those of the layout's rule.",
        "Begin a line only where the next subview and its gap do not fit, and with that subview."
      )
    case .hasTheSizeOfItsRule:
      (
        "The size is not that of the layout's rule.",
        "Take the widest line, and the heights of all lines with the gaps between them."
      )
    case .placesByItsRule:
      (
        "The subviews do not stand where the layout's rule puts them.",
        "Advance by the subview's length and one spacing, from the leading edge of its line."
      )
    case .measuresEachBadge:
      (
        "A row is chosen with the width of another badge than it shows, and overflows.",
        "Measure the badge with the number it will show: its digits decide its width."
      )
    case .reservesNoWidestBadge:
      (
        "Room is kept for the widest badge, so that fewer items are shown than fit.",
        "Compare each prefix with the badge for its own number of hidden items, and all without one."
      )
    case .showsTheLongestPrefix:
      (
        "The row shown is not the longest that fits.",
        "Look at longer prefixes too: row widths do not always grow with the number of items."
      )
    default:
      (
        "The badge does not say how many items are hidden.",
        "Show the badge for exactly the number of hidden items, and none if all are shown."
      )
    }
  }
}
