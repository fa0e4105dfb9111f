extension Array where Element == FixedLength {
  /// The last index below `limit` whose entry is at most `bound`, in entries that never fall;
  /// nil if the first is already larger.
  ///
  /// The halves are chosen without a branch, which a processor would guess wrongly every other
  /// time.
  ///
  /// - Precondition: `limit` is from 1 to `count`.
  /// - Complexity: ⌈log₂ limit⌉ + 1 comparisons, each noted as a search step that read a kept
  ///   value.
  func lastNotExceeding(
    _ bound: FixedLength, among limit: Int, recorder: inout some WorkRecorder
  ) -> Int? {
    precondition((1...count).contains(limit), "The search must stay among the entries.")
    return withUnsafeBufferPointer { entries in
      var first = 0
      var length = limit
      while length > 1 {
        let half = length / 2
        recorder.searchStep()
        recorder.cacheHit()
        first = entries[first + half] <= bound ? first + half : first
        length -= half
      }
      recorder.searchStep()
      recorder.cacheHit()
      return entries[first] <= bound ? first : nil
    }
  }
}
