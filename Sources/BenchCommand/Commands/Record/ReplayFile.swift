import Foundation
import Reporting
import TextMetrics

/// A CSV file of recorded costs with the columns `label`, `width` (in points) and `nanoseconds`,
/// in any order.
enum ReplayFile {
  static let columns = ["label", "width", "nanoseconds"]
  /// Stands for a file whose name does not matter.
  static let unnamed = "a file"
  /// The longest measurement that is replayed, in nanoseconds: a second.
  static let longest = 1e9
  /// The widest label, in points.
  static let widest = 1e6

  static func name(of path: String) -> String { URL(filePath: path).lastPathComponent }

  /// - Throws: `CommandError.replay`, with the line.
  static func read(_ path: String) throws(CommandError) -> [RecordedCost] {
    let bytes = try FileReading.bytes(of: path, limit: ResultsFile.mostBytes)
    let table: CSVTable
    do throws(ReportingError) {
      table = try CSVTable(parsing: bytes, requiring: columns)
    } catch {
      throw .replay(.damaged(error), path: path)
    }
    let places = columns.compactMap { table.columns.firstIndex(of: $0) }
    var costs: [RecordedCost] = []
    for record in table.records {
      let fields = places.map { record.fields[$0] }
      guard let width = Double(fields[1]), (0...widest).contains(width),
        let nanoseconds = Double(fields[2]), (0...longest).contains(nanoseconds)
      else { throw .replay(.badNumber(line: record.line), path: path) }
      costs.append(RecordedCost(label: fields[0], width: width, nanoseconds: nanoseconds))
    }
    guard !costs.isEmpty else { throw .replay(.empty, path: path) }
    return costs
  }

  static func text(_ costs: [RecordedCost]) -> String {
    CSVText.lines(
      [columns] + costs.map { [$0.label, $0.width.sixDecimals, $0.nanoseconds.asTyped] })
  }
}

/// Why a file holds no recorded costs.
enum ReplayFileError: Error, Equatable {
  case empty
  case badNumber(line: Int)
  case damaged(ReportingError)
}

extension ReplayFileError {
  var sentence: String {
    switch self {
    case .empty: "it holds no label; write one a line"
    case .badNumber(let line):
      "line \(line) needs a width from 0 to \(ReplayFile.widest.asTyped) points and nanoseconds "
        + "from 0 to \(ReplayFile.longest.asTyped)"
    case .damaged(let error): error.description
    }
  }
}
