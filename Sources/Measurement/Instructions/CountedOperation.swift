/// The operation whose instructions are counted.
///
/// Callgrind collects between the entry and the exit of one function, which it finds by name; so
/// that function is exported under a name of C, and called through a pointer, which keeps the
/// compiler from putting its body where it is called.
public enum CountedOperation {
  /// The name under which Callgrind finds the function.
  static let functionName = "bench_counted_operation"

  /// Does work, and nothing else, inside that function.
  @_optimize(none)
  public static func run(_ work: () -> Void) {
    withoutActuallyEscaping(work) { work in
      let box = Unmanaged.passRetained(WorkBox(work))
      let function: @convention(c) (UnsafeMutableRawPointer) -> Void = countedOperation
      function(box.toOpaque())
      box.release()
    }
  }
}

private final class WorkBox {
  let work: () -> Void

  init(_ work: @escaping () -> Void) {
    self.work = work
  }
}

@_cdecl("bench_counted_operation")
@inline(never)
func countedOperation(_ context: UnsafeMutableRawPointer) {
  Unmanaged<WorkBox>.fromOpaque(context).takeUnretainedValue().work()
}
