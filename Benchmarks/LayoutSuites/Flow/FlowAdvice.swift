import Analysis
import Measurement

/// What to write, judging by measured rows of the suite `flow`. Each sentence is about the largest
/// item count at which the strategies that it compares have both been measured.
struct FlowAdvice {
  let rows: [ResultRow]

  init(_ rows: [ResultRow]) {
    self.rows = rows
  }

  var sentences: [String] { [keepingSizes, revision, mending].compactMap(\.self) }

  private var keepingSizes: String? {
    guard let pair = pair(.cached, .plain, in: .resize),
      let calls = pair.saving(of: "measure_calls")
    else { return nil }
    return "keep measured sizes in the layout's Cache, as CachedFlow does: at a new width for "
      + "\(pair.items) items it asks \(calls.fewer.countText) times for a size instead of "
      + "\(calls.more.countText)\(pair.speedup)."
  }

  private var revision: String? {
    guard let pair = pair(.cached, .plain, in: .append),
      let calls = pair.saving(of: "measure_calls")
    else { return nil }
    return
      "where items only arrive at the end, give CachedFlow a revision: for \(pair.items) of "
      + "them, one by one, it asks \(calls.fewer.countText) times for a size instead of "
      + "\(calls.more.countText)\(pair.speedup)."
  }

  private var mending: String? {
    guard let pair = pair(.incremental, .cached, in: .edit),
      let calls = pair.saving(of: "measure_calls"),
      let fewerLines = pair.better.counts?.perOperation("line_breaks"),
      let moreLines = pair.other.counts?.perOperation("line_breaks")
    else { return nil }
    return
      "where items change often, give them a SizeIdentity in an IncrementalFlow: after an edit "
      + "of \(pair.items) items it asks \(calls.fewer.countText) times for a size instead of "
      + "\(calls.more.countText), breaks \(fewerLines.countText) lines instead of "
      + "\(moreLines.countText)\(pair.speedup)."
  }

  private func pair(
    _ better: FlowStrategy, _ other: FlowStrategy, in workload: FlowWorkload
  ) -> StrategyPair? {
    StrategyPair(better.rawValue, over: other.rawValue, in: workload.rawValue, of: rows)
  }
}
