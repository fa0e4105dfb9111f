/// One launch of both programs.
struct DuelLaunch {
  /// One strategy in one cell that both programs have.
  struct Row {
    let key: CellKey
    let strategy: String
    let base: ContenderPlace
    let head: ContenderPlace
    let cycleLength: Int
    let workUnits: Double
    let bytes: Int
  }

  private let launch: Int
  private let terms: DuelSession.Terms
  private let base: any SamplePeer
  private let head: any SamplePeer
  private let observe: (DuelSession.Progress) -> Void
  private var generator: SeededGenerator
  /// What the last operation of a series took in the base, and the work it had.
  private var costs: [String: (workUnits: Double, nanoseconds: Double)] = [:]

  init(
    launch: Int, terms: DuelSession.Terms, base: any SamplePeer, head: any SamplePeer,
    observe: @escaping (DuelSession.Progress) -> Void
  ) {
    self.launch = launch
    self.terms = terms
    self.base = base
    self.head = head
    self.observe = observe
    generator = SeededGenerator(seed: terms.seed &+ UInt64(launch) &* 0x1000_0001)
  }

  /// What both have, the cheapest of each series first.
  func match() throws -> (rows: [Row], unmatched: Int) {
    let (baseCells, headCells) = (try base.offer().cells, try head.offer().cells)
    func places(_ cells: [OfferedCell]) -> [CellKey: [String: ContenderPlace]] {
      var places: [CellKey: [String: ContenderPlace]] = [:]
      for (cell, offered) in cells.enumerated() {
        for (number, contender) in offered.contenders.enumerated() {
          places[offered.key, default: [:]][contender.name] =
            ContenderPlace(cell: cell, contender: number)
        }
      }
      return places
    }
    let other = places(headCells)
    var rows: [Row] = []
    var offered = 0
    for (cell, entry) in baseCells.enumerated() {
      for (number, contender) in entry.contenders.enumerated() {
        offered += 1
        guard let place = other[entry.key]?[contender.name] else { continue }
        rows.append(
          Row(
            key: entry.key, strategy: contender.name,
            base: ContenderPlace(cell: cell, contender: number), head: place,
            cycleLength: entry.cycleLength, workUnits: contender.workUnits,
            bytes: contender.predictedBytes))
      }
    }
    guard !rows.isEmpty else { throw DuelError.nothingInCommon }
    let total = offered + headCells.reduce(0) { $0 + $1.contenders.count }
    let wanted = rows.filter { terms.isWanted($0.key, $0.strategy) }
    return (wanted.sorted { $0.key.items < $1.key.items }, total - 2 * rows.count)
  }

  /// - Returns: whether both are on one processor now.
  func pin(to processor: Int?) throws -> Bool {
    var isPinned = true
    for peer in [base, head] {
      guard case .pinned(true) = try peer.answer(to: .pin(processor: processor)) else {
        isPinned = false
        continue
      }
    }
    return isPinned
  }

  /// Samples all rows, cell by cell: in each round its strategies in a new order, and of each
  /// strategy the two programs right after each other, in an order of chance.
  mutating func sample(_ rows: [Row], into records: inout [DuelRecord]) throws {
    var start = rows.startIndex
    while start < rows.endIndex {
      let key = rows[start].key
      var end = start
      while end < rows.endIndex, rows[end].key == key { end += 1 }
      let share = Double(launch) + Double(start) / Double(rows.count)
      observe(
        DuelSession.Progress(launch: launch, cell: key, share: share / Double(terms.launches)))
      try sampleCell(rows, range: start..<end, into: &records)
      start = end
    }
  }

  /// A row that is ready on both sides.
  private struct Turn {
    let index: Int
    let iterations: Int
    /// The time of its samples in this launch.
    var nanoseconds = 0
  }

  private mutating func sampleCell(
    _ rows: [Row], range: Range<Int>, into records: inout [DuelRecord]
  ) throws {
    var turns: [Turn] = []
    for index in range where records[index].reason == nil {
      switch try open(rows[index]) {
      case .ready(let iterations): turns.append(Turn(index: index, iterations: iterations))
      case .tooExpensive(let reason): records[index].reason = reason
      }
    }
    for round in 0..<terms.rounds {
      for turn in turns.indices.shuffled(using: &generator)
      where round < DuelSession.fewestRounds
        || turns[turn].nanoseconds < DuelSession.longestTurn
      {
        let pair = try pair(rows[turns[turn].index], turns[turn].iterations, round: round)
        records[turns[turn].index].pairs.append(pair)
        turns[turn].nanoseconds += pair.base + pair.head
      }
    }
    for peer in [base, head] { _ = try peer.answer(to: .close) }
  }

  private mutating func pair(_ row: Row, _ iterations: Int, round: Int) throws -> DuelPair {
    let isWhole = iterations % row.cycleLength == 0
    let position = isWhole ? 0 : (launch &* 31 &+ round &* 7) % row.cycleLength
    var times: [DuelSide: Int] = [:]
    for side in Bool.random(using: &generator) ? [DuelSide.base, .head] : [.head, .base] {
      times[side] = try time(row, on: side, position: position, iterations: iterations)
    }
    return DuelPair(
      launch: launch, iterations: iterations, base: times[.base] ?? 0, head: times[.head] ?? 0)
  }

  private enum Opening {
    /// Both are ready, and so many operations make a sample of either.
    case ready(iterations: Int)
    case tooExpensive(reason: String)
  }

  /// Gets both ready. What is too expensive is decided in the first launch, as all have the same rows,
  /// and by the base: a head that has become slow is not left out for it.
  private mutating func open(_ row: Row) throws -> Opening {
    if launch == 0, let reason = reasonToLeaveOut(row) { return .tooExpensive(reason: reason) }
    var iterations = 1
    for (side, peer, place) in [(DuelSide.base, base, row.base), (.head, head, row.head)] {
      switch try peer.answer(to: .open(place)) {
      case .opened(let count, let nanoseconds):
        iterations = max(iterations, count)
        guard side == .base else { continue }
        costs[series(row)] = (row.workUnits, nanoseconds)
        if launch == 0, nanoseconds > DuelSession.longestOperation {
          return .tooExpensive(reason: "one operation takes \(Int(nanoseconds / 1e6)) ms")
        }
      case let other:
        throw failure(other, of: row, on: side)
      }
    }
    return .ready(iterations: iterations)
  }

  private func reasonToLeaveOut(_ row: Row) -> String? {
    if row.bytes > terms.bytes { return "it would have \(row.bytes >> 20) MiB alive" }
    guard let known = costs[series(row)] else { return nil }
    let predicted = known.nanoseconds * row.workUnits / max(known.workUnits, 1e-9)
    return predicted > DuelSession.longestOperation
      ? "one operation is predicted to take \(Int(predicted / 1e6)) ms" : nil
  }

  private func time(
    _ row: Row, on side: DuelSide, position: Int, iterations: Int
  ) throws -> Int {
    let (peer, place) = side == .base ? (base, row.base) : (head, row.head)
    let reply = try peer.answer(to: .sample(place, position: position, iterations: iterations))
    guard case .sampled(let nanoseconds) = reply else { throw failure(reply, of: row, on: side) }
    return nanoseconds
  }

  private func failure(_ reply: SampleReply, of row: Row, on side: DuelSide) -> DuelError {
    guard case .failed(let reason) = reply else {
      return .unreadable(side, line: "an answer to another request")
    }
    return .failed(
      side, strategy: "\(row.key.suite)/\(row.key.workload)/\(row.strategy)", reason: reason)
  }

  private func series(_ row: Row) -> String {
    var key = row.key
    key.items = 0
    key.width = nil
    return "\(key) \(row.strategy)"
  }
}
