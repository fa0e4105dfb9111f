import Measurement
import RowFitting

/// A scene whose answers are rows.
@MainActor
protocol RowScene: HostScene {
  var tally: RowTally { get }

  func answer(at position: Int) -> RowAnswer
}

extension RowScene {
  func perform(at position: Int) -> UInt64 { answer(at: position).digest }

  func observe(at position: Int) -> Observation {
    tally.reset()
    let answer = answer(at: position)
    return Observation(digest: answer.digest, counts: tally.counts)
  }
}
