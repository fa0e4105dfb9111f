/// How often things happened to the views of one path.
public struct ProfileCounts: Hashable, Sendable {
  /// How many views there are.
  public var views = 0
  /// How often a view was asked for its size.
  public var asked = 0
  /// How often a size was computed rather than remembered; the texts that were measured.
  public var computed = 0
  /// Different proposals, added up over the views.
  public var proposals = 0
  /// Different answers, added up over the views: as many computations would do.
  public var answers = 0
  public var placements = 0
  public var bodies = 0
  /// How often a layout was called with its cache.
  public var cacheLookUps = 0
  /// Of the views directly inside, while sizes of these views were computed.
  var inner = InnerMeasurements()

  public init() {}

  /// How often an answer was remembered.
  public var remembered: Int { max(0, asked - computed) }
}

/// What containers measure while their own sizes are computed.
struct InnerMeasurements: Hashable, Sendable {
  /// How often the size of a view directly inside was computed.
  var computed = 0
  /// Of how many different views.
  var views = 0
}

extension ProfileCounts {
  /// Measurements of a child for each measurement of the parent; nil without children.
  public var branchingFactor: Double? {
    guard computed > 0, inner.views > 0 else { return nil }
    let viewsInside = Double(inner.views) / Double(max(1, views))
    return Double(inner.computed) / Double(computed) / viewsInside
  }
}
