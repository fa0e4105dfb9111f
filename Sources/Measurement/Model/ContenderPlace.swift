/// One strategy of one cell, by their indices in a run.
public struct ContenderPlace: Hashable, Codable, Sendable {
  public var cell: Int
  public var contender: Int

  public init(cell: Int, contender: Int) {
    self.cell = cell
    self.contender = contender
  }
}
