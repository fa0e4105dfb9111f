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
}
