extension LayoutProfile {
  /// This profile with what another pass over the same work found about its allocations.
  ///
  /// Entries are matched by path. Work that was done in one of the passes only keeps its costs,
  /// so that sums stay what they were.
  package func merging(allocationsOf other: LayoutProfile) -> LayoutProfile {
    var merged = self
    // An entry comes after the one around it, so the one around is placed first.
    var places: [Int] = []
    for entry in other.entries {
      let parent = entry.parent.map { places[$0] }
      let place = merged.place(of: entry.name, in: parent)
      merged.entries[place].own += entry.own.allocationsOnly
      places.append(place)
    }
    for phase in other.phases {
      let cost = phase.cost.allocationsOnly
      if let index = merged.phases.firstIndex(where: { $0.name == phase.name }) {
        merged.phases[index].cost += cost
      } else {
        merged.phases.append(Phase(name: phase.name, cost: cost))
      }
    }
    return merged
  }

  /// The index of an entry, which is added if there is none.
  private mutating func place(of name: String, in parent: Int?) -> Int {
    if let index = entries.firstIndex(where: { $0.parent == parent && $0.name == name }) {
      return index
    }
    entries.append(Entry(name: name, parent: parent))
    return entries.count - 1
  }
}

extension ProfileCost {
  fileprivate var allocationsOnly: ProfileCost {
    ProfileCost(allocations: allocations, bytes: bytes)
  }
}
