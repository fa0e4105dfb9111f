/// The instructions of some operations, as Callgrind counts them.
public struct InstructionCount: Equatable, Sendable {
  public var place: ContenderPlace
  public var operations: Int
  public var instructions: Int

  public init(place: ContenderPlace, operations: Int, instructions: Int) {
    self.place = place
    self.operations = operations
    self.instructions = instructions
  }

  /// The name of the count among those of a strategy's work.
  public static let name = "instructions"
  /// Two counts of the same operation differ by a smaller share than this; others count exactly.
  public static let tolerance = 0.001

  /// The instructions of one operation, on average.
  public var perOperation: Double { Double(instructions) / Double(operations) }
}

/// What the process under Callgrind says of each count, in the order of the counting.
public struct CountedPlace: Codable, Sendable {
  public var place: ContenderPlace
  public var operations: Int

  public init(place: ContenderPlace, operations: Int) {
    self.place = place
    self.operations = operations
  }
}

extension CountedPlace {
  /// Whether the instructions of a strategy are counted at all: Callgrind makes operations fifty
  /// times slower. It depends on the input alone, so that two runs count the same.
  public static func counts(_ contender: Contender) -> Bool {
    contender.workUnits <= CountedPart.largestOperation
  }

  /// Counts one strategy of one cell in this process, which runs under Callgrind.
  ///
  /// As for the other counts, a cycle runs first.
  /// - Throws: What preparing the strategy throws.
  public static func count(_ place: ContenderPlace, of cell: Cell) throws -> CountedPlace {
    let contender = cell.contenders[place.contender]
    let operation = try contender.prepare()
    let part = CountedPart(of: contender, in: cell)
    keepAlive(part.run(operation))
    keepAlive(part.lead(operation))
    CountedOperation.run { keepAlive(part.run(operation)) }
    return CountedPlace(place: place, operations: part.operations)
  }
}
