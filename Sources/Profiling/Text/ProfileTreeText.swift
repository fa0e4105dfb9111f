/// The tree of a profile as lines of a table, the costliest branches first.
struct ProfileTreeText {
  private let profile: LayoutProfile
  private let totals: [ProfileCost]
  private let children: [[Int]]
  private let computed: [Int]
  private let shown: Set<Int>

  init(_ profile: LayoutProfile, lines: Int) {
    self.profile = profile
    let totals = profile.totals
    self.totals = totals
    var children = Array(repeating: [Int](), count: profile.entries.count)
    var computed = profile.entries.map(\.counts.computed)
    for index in profile.entries.indices.reversed() {
      guard let parent = profile.entries[index].parent else { continue }
      children[parent].append(index)
      computed[parent] += computed[index]
    }
    self.computed = computed
    // Equal costs, as where nothing was measured, keep the order of the tree.
    self.children = children.map { list in
      list.reversed().sorted { (totals[$0], computed[$0]) > (totals[$1], computed[$1]) }
    }
    let ranked = profile.entries.indices.sorted {
      (totals[$0], computed[$0]) > (totals[$1], computed[$1])
    }
    // An entry costs no more than the one around it, which is therefore shown too.
    shown = Set(ranked.prefix(lines))
  }

  var text: String {
    var table = TextTable([
      "total", "self", "views", "asked", "memory", "computed", "proposals", "factor", "placed",
      "bodies", "allocations", "bytes", "view",
    ])
    var hidden = 0
    add(0, depth: 0, to: &table, hidden: &hidden)
    return table.text + (hidden > 0 ? "\n\(hidden) more with less work" : "")
  }

  private func add(_ index: Int, depth: Int, to table: inout TextTable, hidden: inout Int) {
    guard shown.contains(index) else {
      hidden += 1
      for child in children[index] { add(child, depth: depth, to: &table, hidden: &hidden) }
      return
    }
    let entry = profile.entries[index]
    let counts = entry.counts
    table.append([
      CostText.time(totals[index].nanoseconds), CostText.time(entry.own.nanoseconds),
      CostText.count(counts.views), CostText.count(counts.asked),
      CostText.count(counts.remembered), CostText.count(counts.computed),
      CostText.count(counts.proposals),
      counts.branchingFactor.map { "× \(Double(Int($0 * 10 + 0.5)) / 10)" } ?? "",
      CostText.count(counts.placements), CostText.count(counts.bodies),
      CostText.count(entry.own.allocations), CostText.count(entry.own.bytes),
      String(repeating: "  ", count: depth) + entry.name,
    ])
    for child in children[index] { add(child, depth: depth + 1, to: &table, hidden: &hidden) }
  }
}

/// One rank is above another by time, then by allocations, then by computations.
private func > (one: (ProfileCost, Int), other: (ProfileCost, Int)) -> Bool {
  (one.0.nanoseconds, one.0.allocations, one.1)
    > (other.0.nanoseconds, other.0.allocations, other.1)
}
