/// What a run may take.
public struct Budget: Codable, Sendable {
  /// The time of the whole run without the build, in nanoseconds.
  public var nanoseconds: Double
  /// The bytes that one strategy may have alive.
  public var bytes: Int
  /// How many processes measure, one after the other.
  public var launches: Int

  public init(nanoseconds: Double, bytes: Int, launches: Int) {
    self.nanoseconds = nanoseconds
    self.bytes = bytes
    self.launches = launches
  }

  /// What is left for measuring where each of so many processes takes `startup` nanoseconds to
  /// begin.
  public func spending(_ startup: Double, processes: Int) -> Budget {
    var rest = self
    rest.nanoseconds = max(0, nanoseconds - startup * Double(processes))
    return rest
  }
}
