/// Takes note of what a strategy does.
///
/// Strategies are generic over it, so that they compile to nothing but the work itself where
/// nobody counts.
protocol WorkRecorder {
  mutating func itemAppeared()
  mutating func badgeAppeared()
  mutating func measured()
  mutating func cacheHit()
  mutating func searchStep()
  mutating func placed()
}

/// Takes no note.
struct NoRecorder: WorkRecorder {
  @inline(__always) func itemAppeared() {}
  @inline(__always) func badgeAppeared() {}
  @inline(__always) func measured() {}
  @inline(__always) func cacheHit() {}
  @inline(__always) func searchStep() {}
  @inline(__always) func placed() {}
}

extension RowWork: WorkRecorder {
  mutating func itemAppeared() { itemAppearances += 1 }
  mutating func badgeAppeared() { badgeAppearances += 1 }
  mutating func measured() { measureCalls += 1 }
  mutating func cacheHit() { cacheHits += 1 }
  mutating func searchStep() { searchSteps += 1 }
  mutating func placed() { placements += 1 }
}
