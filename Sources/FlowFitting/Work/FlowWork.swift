/// Counts of what a flow did: the same on every machine for the same sizes.
public struct FlowWork: Hashable, Sendable {
  /// Subviews that were asked for their size.
  public var measureCalls = 0
  /// Kept sizes that were read, in breaking lines and in placing, where a flow that keeps nothing
  /// would have asked.
  public var cacheHits = 0
  /// Lines that were begun, each a decision about where its items go.
  public var lineBreaks = 0
  /// Subviews that were placed.
  public var placements = 0

  public init() {}
}

/// Takes note of what a flow does. Layouts are generic over it, so that it compiles to nothing
/// where nobody counts.
package protocol FlowRecorder {
  mutating func measured()
  mutating func readKept(sizes count: Int)
  mutating func beganLine()
  mutating func placed()
}

extension FlowWork: FlowRecorder {
  package mutating func measured() { measureCalls += 1 }
  package mutating func readKept(sizes count: Int) { cacheHits += count }
  package mutating func beganLine() { lineBreaks += 1 }
  package mutating func placed() { placements += 1 }
}

/// Takes no note.
struct NoRecorder: FlowRecorder {
  @inline(__always) func measured() {}
  @inline(__always) func readKept(sizes count: Int) {}
  @inline(__always) func beganLine() {}
  @inline(__always) func placed() {}
}
