/// What a profiler reads before and after each span: a clock, or a count of allocations.
///
/// Never both at once: reading exact allocations makes the code around it slower.
public struct ProfileMeter {
  let read: () -> ProfileCost

  /// The time of a clock that never goes back.
  public static var time: ProfileMeter {
    let start = ContinuousClock.now
    return ProfileMeter {
      let (seconds, attoseconds) = (ContinuousClock.now - start).components
      return ProfileCost(
        nanoseconds: Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
    }
  }

  /// What was allocated so far.
  ///
  /// - Parameter count: The calls and bytes since any moment. It allocates nothing itself.
  public static func allocations(
    _ count: @escaping () -> (allocations: Int, bytes: Int)
  ) -> ProfileMeter {
    ProfileMeter {
      let count = count()
      return ProfileCost(allocations: count.allocations, bytes: count.bytes)
    }
  }

  /// Nothing: for counting work alone.
  static var none: ProfileMeter { ProfileMeter { ProfileCost() } }
}
