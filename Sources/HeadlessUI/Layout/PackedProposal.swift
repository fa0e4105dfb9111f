import Foundation

/// A proposal in half of the bytes, for each node of a tree keeps some: a dimension that is nil is
/// not a number, which no proposal is.
struct PackedProposal: Equatable {
  private var width = Double.nan
  private var height = Double.nan

  init() {}

  init(_ proposal: ProposedViewSize) {
    width = Double(proposal.width ?? .nan)
    height = Double(proposal.height ?? .nan)
  }

  var proposal: ProposedViewSize {
    ProposedViewSize(width: Self.length(width), height: Self.length(height))
  }

  static func == (lhs: PackedProposal, rhs: PackedProposal) -> Bool {
    lhs.width.bitPattern == rhs.width.bitPattern && lhs.height.bitPattern == rhs.height.bitPattern
  }

  private static func length(_ value: Double) -> CGFloat? {
    value.isNaN ? nil : CGFloat(value)
  }
}
