package import Measurement

/// Why two runs, or a part of what they measured, cannot be compared.
public struct Obstacle: Hashable, Sendable {
  /// What is not compared because of it.
  public enum Scope: String, Hashable, Sendable, CaseIterable {
    case everything
    case allocations
    case time
  }

  public enum Cause: Hashable, Sendable {
    /// A column of the environment differs.
    case differs(column: String, base: String?, new: String?)
    /// No row of both runs has what the comparison needs.
    case lacking(String)
    /// The yardsticks moved against each other by this share, so the machine was disturbed.
    case disturbed(share: Double)
    /// The launches differ so much that a typical row must become slower by this share to be seen.
    case imprecise(visible: Double)
  }

  public var scope: Scope
  public var cause: Cause

  public init(_ scope: Scope, _ cause: Cause) {
    self.scope = scope
    self.cause = cause
  }

  public var isDisturbance: Bool {
    switch cause {
    case .disturbed, .imprecise: true
    case .differs, .lacking: false
    }
  }
}

extension Obstacle {
  /// What the circumstances of two runs forbid to compare.
  package static func all(from base: RunEnvironment, to new: RunEnvironment) -> [Obstacle] {
    func differing(_ scope: Scope, _ column: String, _ one: String?, _ other: String?) -> Obstacle?
    {
      // What neither run knows does not tell them apart, except where it must be known.
      guard one != other || (one == nil && scope != .everything) else { return nil }
      return Obstacle(scope, .differs(column: column, base: one, new: other))
    }
    return [
      differing(.everything, "measurer", base.measurer, new.measurer),
      differing(.everything, "font", base.font, new.font),
      differing(.everything, "harfbuzz", base.harfbuzz, new.harfbuzz),
      differing(.everything, "seed", "\(base.seed)", "\(new.seed)"),
      differing(.allocations, "allocator", base.allocator, new.allocator),
      differing(.allocations, "swift", base.swift, new.swift),
      differing(.allocations, "arch", base.arch, new.arch),
      differing(.time, "cpu", base.cpu, new.cpu),
      differing(.time, "swift", base.swift, new.swift),
      differing(.time, "allocator", base.allocator, new.allocator),
      differing(.time, "yardsticks", "\(base.yardsticks)", "\(new.yardsticks)"),
    ].compactMap(\.self)
  }
}
