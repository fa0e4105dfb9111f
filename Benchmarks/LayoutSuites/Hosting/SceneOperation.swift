import Measurement

/// Views in a host, and what a workload does with them.
@MainActor
protocol HostScene: AnyObject, Sendable {
  /// Does the operation at a position of the cycle, or at one a whole number of cycles later.
  ///
  /// - Returns: The digest of the answer.
  func perform(at position: Int) -> UInt64
  func observe(at position: Int) -> Observation
  func releaseState()
}

/// An operation on a scene. It runs on the main thread, as views do.
final class SceneOperation: PreparedOperation {
  private let scene: any HostScene

  init(_ makeScene: @MainActor () throws -> any HostScene) throws {
    scene = try MainActor.assumeIsolated { try makeScene() }
  }

  func run(from position: Int, iterations: Int) -> UInt64 {
    MainActor.assumeIsolated { [scene] in
      var sum: UInt64 = 0
      for step in 0..<iterations { sum &+= scene.perform(at: position + step) }
      return sum
    }
  }

  func observe(at position: Int) -> Observation {
    MainActor.assumeIsolated { [scene] in scene.observe(at: position) }
  }

  func releaseState() {
    MainActor.assumeIsolated { [scene] in scene.releaseState() }
  }
}
