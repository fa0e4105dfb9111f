import Foundation
import HeadlessUI
import Profiling
import Testing

@MainActor @Suite struct LayoutProfileTests {
  private func profile(_ view: some View) throws -> (profile: LayoutProfile, counts: UpdateCounts) {
    let host = LayoutHost(view)
    let profile = try host.profile { try host.layout(in: window) }
    return (profile, host.counts)
  }

  private func sum(_ profile: LayoutProfile, _ count: (ProfileCounts) -> Int) -> Int {
    profile.entries.reduce(0) { $0 + count($1.counts) }
  }

  @Test func `The entries together count what the host counts`() throws {
    let (profile, counts) = try profile(Shelf())
    #expect(sum(profile, \.asked) == counts.asked)
    #expect(sum(profile, \.computed) == counts.computed)
    #expect(sum(profile, \.placements) == counts.placements)
    #expect(sum(profile, \.bodies) == counts.bodies)
    #expect(sum(profile, \.cacheLookUps) == counts.cacheLookUps)
    #expect(profile.passes == counts.passes)
    #expect(counts.computed > 10)
  }

  @Test func `An observed layout counts and shows the same as one that nobody observes`() throws {
    let plain = LayoutHost(Shelf())
    try plain.layout(in: window)
    let observed = LayoutHost(Shelf())
    _ = try observed.profile { try observed.layout(in: window) }
    #expect(plain.counts == observed.counts)
    #expect(plain.snapshot() == observed.snapshot())

    observed.rootView = Shelf(rows: 4)
    plain.rootView = Shelf(rows: 4)
    try observed.layout(in: window)
    try plain.layout(in: window)
    #expect(plain.counts == observed.counts, "Nobody observes any more.")
  }

  @Test func `The path of an entry names the views around it, those with bodies too`() throws {
    let (profile, _) = try profile(Shelf())
    let text = try #require(
      profile.entries.indices.first {
        profile.path(of: $0).suffix(3) == ["Chip", "background", "Text"]
          || profile.path(of: $0).suffix(2) == ["Chip", "Text"]
      })
    #expect(profile.path(of: text).starts(with: ["Root", "Shelf", "VStack", "HStack", "Chip"]))
    #expect(profile.entries[text].counts.views == 3)
  }

  @Test func `A profile of nested rows names the containers that multiply`() throws {
    let (profile, _) = try profile(NestedRows())
    let multiplied = profile.findings.compactMap { finding in
      if case .multiplied(let name, let containers, let times) = finding {
        return (name: name, containers: containers, times: times)
      }
      return nil
    }
    let finding = try #require(multiplied.first)
    #expect(finding.name == "Text")
    let innermost = finding.containers.suffix(3)
    #expect(innermost.map(\.name) == ["AskingRow", "AskingRow", "AskingRow"])
    #expect(innermost.allSatisfy { (2.5...3).contains($0.factor) })
    #expect(profile.description.contains("measures each view inside it 3 times"))
  }

  @Test func `A label whose size never changes needs one measurement`() throws {
    let (profile, _) = try profile(AskingRow { Text("Sketch") })
    let text = try #require(profile.entry(named: "Text"))
    #expect(text.counts.asked > 3)
    #expect(text.counts.proposals > 3)
    #expect(text.counts.answers == 1)
    guard
      case .measuredAgain(let name, let views, let measurements, let needed, _) =
        try #require(profile.findings.first)
    else {
      Issue.record("The first finding is about measurements.")
      return
    }
    #expect(name == "Text")
    #expect(views == 1)
    #expect(measurements == text.counts.computed)
    #expect(needed == 1)
  }

  @Test func `A layout without waste has no findings`() throws {
    let (profile, _) = try profile(Color.red.frame(width: 10, height: 10))
    #expect(profile.findings.isEmpty)
  }

  @Test func `The costs of all entries, and of all phases, add up to the run`() throws {
    let (profile, _) = try profile(Shelf(rows: 20))
    #expect(profile.totals[0] == profile.total)
    #expect(profile.phases.reduce(0) { $0 + $1.cost.nanoseconds } <= profile.total.nanoseconds)
    #expect(Set(profile.phases.map(\.name)) == ["build", "measure", "place"])
    #expect(profile.phases.allSatisfy { $0.cost.nanoseconds > 0 })
    let folded = profile.foldedStacks(by: .time).split(separator: "\n")
    let weights = folded.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
    #expect(weights.count == folded.count)
    #expect(weights.reduce(0, +) == profile.total.nanoseconds)
    #expect(folded.contains { $0.hasPrefix("layout;Root;Shelf;VStack;") })
  }

  @Test func `What a failed layout did is in its profile`() throws {
    let host = LayoutHost(Endless())
    let profiler = LayoutProfiler(meter: .time)
    LayoutObservationScope.observe(host, with: profiler)
    #expect(throws: HeadlessUIError.self) {
      try profiler.listen { try host.layout(in: window) }
    }
    #expect(profiler.profile.entry(named: "Endless")?.counts.bodies ?? 0 > 1)
    #expect(profiler.profile.totals[0] == profiler.profile.total)
  }
}

/// Asks for another layout for ever.
private struct Endless: View {
  @State private var count = 0

  var body: some View {
    Color.red.frame(width: CGFloat(count)).onChange(of: count, initial: true) { count += 1 }
  }
}
