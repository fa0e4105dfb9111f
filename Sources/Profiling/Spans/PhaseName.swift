/// The phases that an observed layout goes through. A kernel may name others.
public enum PhaseName {
  /// Bodies are evaluated, and views or candidates made.
  public static let build = "build"
  /// Sizes are asked for and computed.
  public static let measure = "measure"
  /// One of several possible layouts is chosen.
  public static let choose = "choose"
  /// Views get their places and frames.
  public static let place = "place"
}
