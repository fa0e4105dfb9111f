/// What a duel asks of one of its two programs, one JSON object a line on standard input.
public enum SampleRequest: Codable, Sendable {
  /// Run on this processor alone from now on; nil leaves it to the system.
  case pin(processor: Int?)
  /// Get one strategy ready and say how many operations make a sample.
  case open(ContenderPlace)
  /// Run so many operations of the strategy that is open, from this position of its cycle on.
  case sample(ContenderPlace, position: Int, iterations: Int)
  /// Let the open strategies of the cell go.
  case close
}

/// What the program answers, one JSON object a line on standard output.
public enum SampleReply: Codable, Sendable {
  /// The first line, unasked: what there is to sample.
  case offer(SampleOffer)
  case pinned(Bool)
  case opened(iterations: Int, nanoseconds: Double)
  case sampled(nanoseconds: Int)
  case closed
  /// The strategy could not be prepared or run.
  case failed(reason: String)
}

/// What a program can sample, and the rules that it samples by.
public struct SampleOffer: Codable, Sendable {
  /// The version of this exchange. Programs of different versions do not duel.
  public static let currentVersion = 1

  public var version: Int
  public var cells: [OfferedCell]

  public init(cells: [Cell]) {
    version = Self.currentVersion
    self.cells = cells.map { cell in
      OfferedCell(
        key: cell.key, cycleLength: cell.cycleLength,
        contenders: cell.contenders.map {
          OfferedContender(
            name: $0.name, workUnits: $0.workUnits, predictedBytes: $0.predictedBytes)
        })
    }
  }
}

public struct OfferedCell: Codable, Sendable {
  public var key: CellKey
  public var cycleLength: Int
  public var contenders: [OfferedContender]
}

public struct OfferedContender: Codable, Sendable {
  public var name: String
  public var workUnits: Double
  public var predictedBytes: Int
}
