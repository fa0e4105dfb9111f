import HeadlessUI
import Measurement
import RowFitting

/// An operation of the suite `row` on views. It runs on the main thread, as views do.
final class RowViewOperation: PreparedOperation {
  private let scene: any RowScene

  init(_ makeScene: @MainActor () throws -> any RowScene) throws {
    scene = try MainActor.assumeIsolated { try makeScene() }
  }

  func run(from position: Int, iterations: Int) -> UInt64 {
    MainActor.assumeIsolated { [scene] in
      var sum: UInt64 = 0
      for step in 0..<iterations { sum &+= scene.answer(at: position + step).digest }
      return sum
    }
  }

  func observe(at position: Int) -> Observation {
    MainActor.assumeIsolated { [scene] in
      scene.tally.reset()
      let answer = scene.answer(at: position)
      return Observation(digest: answer.digest, counts: scene.tally.counts)
    }
  }

  func releaseState() {
    MainActor.assumeIsolated { [scene] in scene.releaseState() }
  }
}

/// Views with a row, and what a workload does with them.
@MainActor
protocol RowScene: AnyObject, Sendable {
  var tally: RowTally { get }

  /// Does the operation at a position of the cycle, or at one a whole number of cycles later.
  func answer(at position: Int) -> RowAnswer
  func releaseState()
}
