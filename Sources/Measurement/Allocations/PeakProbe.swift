/// jemalloc's peak of a thread's live bytes (`thread.peak.*`).
struct PeakProbe {
  /// jemalloc looks at the peak only every so many allocated bytes, so a smaller one may be
  /// missed in whole or in part.
  static let coarsestBytes = 128 * 1024

  private let reset: Jemalloc.Key
  private let read: Jemalloc.Key

  init?() {
    guard let reset = Jemalloc.Key("thread.peak.reset"), let read = Jemalloc.Key("thread.peak.read")
    else { return nil }
    self.reset = reset
    self.read = read
  }

  func measure(_ body: () -> Void) -> Int? {
    reset.trigger()
    body()
    guard let bytes = read.read(UInt64.self), bytes >= UInt64(Self.coarsestBytes) else {
      return nil
    }
    return Int(bytes)
  }
}
