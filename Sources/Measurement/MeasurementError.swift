/// What can go wrong in measuring apart from the strategies measured.
public enum MeasurementError: Error, Equatable {
  /// A process that was to measure ended before it began.
  case launchFailed(reason: String)
  /// Instructions are to be counted, and there is nothing to count them with.
  case noValgrind
  /// The process that was to count instructions ended early; the reason completes "its process …".
  case countingFailed(reason: String)
  /// The heap is to be profiled, and this jemalloc cannot do that.
  case noHeapProfiling
  /// jemalloc could not write its profile of the heap.
  case heapProfileNotWritten(path: String)
}

extension MeasurementError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .launchFailed(let reason):
      """
      the process that measures \(reason) before it began; run the command again, and if it \
      fails again, check that there is memory left and that processes may be started
      """
    case .noValgrind:
      """
      instructions are counted by Valgrind, which is not installed; install the Debian package \
      'valgrind' (apt-get install valgrind), or leave the option out
      """
    case .countingFailed(let reason):
      """
      the process that counts instructions under Valgrind \(reason); run it again for fewer items, \
      and if it fails again, run the program itself under 'valgrind' to see why
      """
    case .noHeapProfiling:
      """
      this program's jemalloc cannot profile the heap, since it was built without \
      '--enable-prof'; use a build that has it, as Debian's package libjemalloc2 does, or leave \
      '--heap' out
      """
    case .heapProfileNotWritten(let path):
      """
      jemalloc could not write the heap profile '\(path)'; check that its folder exists and may \
      be written to
      """
    }
  }
}
