/// A height of a sheet that follows from its content.
nonisolated public struct FittedDetent: Hashable, Sendable {
  let strategy: SheetStrategy

  /// As high as the content wants to be at the width of the sheet, and not higher than the
  /// screen; found by ``SheetStrategy/feedback``, which works wherever a sheet has detents.
  public static let sizeToFit = sizeToFit(by: .feedback)

  /// As high as the content wants to be at the width of the sheet, and not higher than the
  /// screen.
  public static func sizeToFit(by strategy: SheetStrategy) -> FittedDetent {
    FittedDetent(strategy: strategy)
  }
}
