import FlowFitting
import Foundation
import LayoutTesting
import Profiling
import Testing

@Suite struct `The contract of the layout protocol` {
  @Test func `is kept by every strategy, and so is the rule of a flow`() throws {
    let rule = LayoutRule.flow(spacing: 8, lineSpacing: 4)
    try expectSound(PlainFlow(spacing: 8, lineSpacing: 4), rule: rule)
    try expectSound(CachedFlow(spacing: 8, lineSpacing: 4), rule: rule)
    try expectSound(IncrementalFlow(spacing: 8, lineSpacing: 4), rule: rule)
    try expectSound(CachedFlow())
    try expectSound(IncrementalFlow())
  }
}
