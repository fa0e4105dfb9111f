/// What a piece of work took. A pass measures time or allocations, and leaves the others 0.
public struct ProfileCost: Hashable, Sendable {
  public var nanoseconds: Int
  public var allocations: Int
  /// Bytes handed out, freed ones included.
  public var bytes: Int

  public init(nanoseconds: Int = 0, allocations: Int = 0, bytes: Int = 0) {
    self.nanoseconds = nanoseconds
    self.allocations = allocations
    self.bytes = bytes
  }

  public static func + (one: ProfileCost, other: ProfileCost) -> ProfileCost {
    ProfileCost(
      nanoseconds: one.nanoseconds + other.nanoseconds,
      allocations: one.allocations + other.allocations, bytes: one.bytes + other.bytes)
  }

  public static func - (one: ProfileCost, other: ProfileCost) -> ProfileCost {
    ProfileCost(
      nanoseconds: one.nanoseconds - other.nanoseconds,
      allocations: one.allocations - other.allocations, bytes: one.bytes - other.bytes)
  }

  public static func += (one: inout ProfileCost, other: ProfileCost) {
    one = one + other
  }
}
