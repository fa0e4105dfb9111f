public import Measurement

/// The rows of one run and where it was made.
public struct ResultSet: Sendable {
  public var rows: [ResultRow]
  public var environment: RunEnvironment

  public init(rows: [ResultRow], environment: RunEnvironment) {
    self.rows = rows
    self.environment = environment
  }
}

/// What a row is about: two rows of one run never have the same subject.
public struct RowSubject: Hashable, Sendable {
  public var key: CellKey
  public var strategy: String

  public init(key: CellKey, strategy: String) {
    self.key = key
    self.strategy = strategy
  }
}

extension ResultRow {
  public var subject: RowSubject { RowSubject(key: key, strategy: strategy) }
}
