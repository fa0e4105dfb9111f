/// Where the work of a layout went, by view path and by phase.
///
/// Views with the same path, such as the rows that a `ForEach` makes, are one entry. Printed, a
/// profile is a page to read.
public struct LayoutProfile: Sendable {
  /// The views of one path.
  public struct Entry: Sendable {
    /// The type of the view, or the name of the modifier or of the phase.
    public var name: String
    /// The index of the entry around this one; nil for the root.
    public var parent: Int?
    public var counts = ProfileCounts()
    /// Of the views themselves, without those inside.
    public var own = ProfileCost()
    /// Whether its computations measure text, rather than views.
    var measuresText = false
  }

  /// A part of the work, such as measuring.
  public struct Phase: Sendable {
    public var name: String
    public var cost: ProfileCost
  }

  /// All entries; an entry comes after the one around it. The first is the whole run, whose own
  /// cost is what belongs to no view.
  public internal(set) var entries: [Entry]
  /// In the order in which they first began.
  public internal(set) var phases: [Phase]
  /// How often the tree was laid out; 0 where there is no tree.
  public internal(set) var passes: Int

  /// The entries directly inside one.
  ///
  /// - Complexity: O(entries).
  public func children(of entry: Int) -> [Int] {
    entries.indices.filter { entries[$0].parent == entry }
  }

  /// The names from the root to an entry, the root's left out.
  public func path(of entry: Int) -> [String] {
    var names: [String] = []
    var current = entry
    while let parent = entries[current].parent {
      names.append(entries[current].name)
      current = parent
    }
    return names.reversed()
  }

  /// The cost of the whole run.
  public var total: ProfileCost { entries.reduce(ProfileCost()) { $0 + $1.own } }

  /// By entry, the cost of its views and all inside.
  public var totals: [ProfileCost] {
    var totals = entries.map(\.own)
    for index in entries.indices.reversed() {
      if let parent = entries[index].parent { totals[parent] += totals[index] }
    }
    return totals
  }

  /// The first entry with a name, outer ones first.
  public func entry(named name: String) -> Entry? {
    entries.first { $0.name == name }
  }
}
