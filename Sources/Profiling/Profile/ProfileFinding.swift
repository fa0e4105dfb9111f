/// Something that makes a layout do more work than its result needs.
public enum ProfileFinding: Hashable, Sendable {
  /// Views, or texts, are measured more often than they have different answers.
  ///
  /// - Parameters:
  ///   - name: What is measured.
  ///   - measurements: How often, all views together.
  ///   - needed: How many different answers there are, all views together.
  case measuredAgain(name: String, views: Int, measurements: Int, needed: Int, passes: Int)
  /// Views are asked for the same size over and over, and remember it.
  ///
  /// - Parameters:
  ///   - container: The nearest container around them, if any.
  ///   - needed: How many different proposals there are, all views together.
  case askedAgain(name: String, container: String?, views: Int, asked: Int, needed: Int)
  /// Containers inside each other ask the views inside them several times each, and so multiply
  /// the measurements of what is innermost.
  case multiplied(name: String, containers: [BranchingContainer], measurements: Double)

  /// A container that asks each view inside it more than once for each size of its own.
  public struct BranchingContainer: Hashable, Sendable {
    public var name: String
    public var path: [String]
    public var factor: Double
  }
}

extension LayoutProfile {
  /// Measurements above what would do are not worth a word below this share of all.
  private static let leastShare = 0.05
  /// A container that asks a little more than once is none that multiplies.
  private static let leastFactor = 1.5
  /// Asking a view that remembers costs little; so many times for a proposal are a habit.
  private static let leastRepetition = 4

  /// What was found, the most wasteful first.
  public var findings: [ProfileFinding] {
    let leaves = measuredLeaves.sorted { waste(of: $0) > waste(of: $1) }
    let all = leaves.reduce(0) { $0 + entries[$1].counts.computed }
    var findings: [ProfileFinding] = []
    for index in leaves {
      let counts = entries[index].counts
      guard Double(waste(of: index)) > Self.leastShare * Double(all), waste(of: index) > 0 else {
        break
      }
      findings.append(
        .measuredAgain(
          name: entries[index].name, views: counts.views, measurements: counts.computed,
          needed: counts.answers, passes: max(1, passes)))
    }
    findings += leaves.compactMap(repeatedQuestions)
    if let worst = leaves.first, waste(of: worst) > 0, let multiplied = multiplication(of: worst) {
      findings.append(multiplied)
    }
    return findings
  }

  /// Entries of views and texts inside which nothing else is measured.
  private var measuredLeaves: [Int] {
    let outer = Set(
      entries.filter { $0.counts.computed > 0 && !$0.measuresText }.compactMap(\.parent))
    let around = Set(outer.flatMap { ancestors(of: $0) + [$0] })
    return entries.indices.filter { entries[$0].counts.computed > 0 && !around.contains($0) }
      .filter { !isInsideMeasuredLeaf($0) }
  }

  /// A text that a view measures is part of that view's own work.
  private func isInsideMeasuredLeaf(_ entry: Int) -> Bool {
    entries[entry].measuresText && ancestors(of: entry).contains { entries[$0].counts.computed > 0 }
  }

  private func repeatedQuestions(to entry: Int) -> ProfileFinding? {
    let counts = entries[entry].counts
    guard counts.remembered >= Self.leastRepetition * counts.proposals, counts.remembered > 0
    else { return nil }
    let container = ancestors(of: entry).first { entries[$0].counts.cacheLookUps > 0 }
    return .askedAgain(
      name: entries[entry].name, container: container.map { entries[$0].name },
      views: counts.views, asked: counts.asked, needed: counts.proposals)
  }

  private func waste(of entry: Int) -> Int {
    entries[entry].counts.computed - entries[entry].counts.answers
  }

  private func ancestors(of entry: Int) -> [Int] {
    var list: [Int] = []
    var current = entries[entry].parent
    while let index = current {
      list.append(index)
      current = entries[index].parent
    }
    return list
  }

  private func multiplication(of leaf: Int) -> ProfileFinding? {
    let containers = ancestors(of: leaf).reversed().compactMap {
      index -> ProfileFinding.BranchingContainer? in
      guard let factor = entries[index].counts.branchingFactor, factor >= Self.leastFactor else {
        return nil
      }
      return ProfileFinding.BranchingContainer(
        name: entries[index].name, path: path(of: index), factor: factor)
    }
    guard !containers.isEmpty else { return nil }
    let counts = entries[leaf].counts
    return .multiplied(
      name: entries[leaf].name, containers: containers,
      measurements: Double(counts.computed) / Double(max(1, counts.views)))
  }
}
