import Foundation
import HeadlessUI

/// As high as its view wants to be at the width proposed, whatever height is proposed.
///
/// What is measured here so does not depend on the height of the sheet that follows from it,
/// however flexible the view is. The view itself gets all of the proposal, in the centre.
struct IdealHeight: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let proposal = ProposedViewSize(width: proposal.width, height: nil)
    return subviews.reduce(into: CGSize.zero) { size, subview in
      let own = subview.sizeThatFits(proposal)
      size.width = max(size.width, own.width)
      size.height = max(size.height, own.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}
