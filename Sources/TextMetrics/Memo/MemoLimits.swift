/// How much a ``MemoizedMeasurer`` keeps.
struct MemoLimits: Hashable {
  /// How many labels are kept at most.
  var labels: Int
  /// How many bytes of UTF-8 the kept labels have together at most.
  var textBytes: Int
  /// A label with more bytes than this is measured each time and never kept.
  var longestLabel: Int

  static let standard = MemoLimits(
    labels: MemoizedMeasurer.capacity, textBytes: MemoizedMeasurer.textCapacity,
    longestLabel: MemoizedMeasurer.longestLabel)
}
