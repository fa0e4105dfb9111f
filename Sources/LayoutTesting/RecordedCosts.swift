public import Foundation
public import HeadlessUI

/// Expects that laying out a view takes exactly what was recorded.
///
/// ```swift
/// try expectCosts(named: "a hundred tags", of: TagCloud(sampleTags(100)), width: 320)
/// ```
///
/// The counts are kept beside the test, in `LayoutCosts/TESTFILE.json`, to be committed with it. A
/// run with the environment variable `RECORD_LAYOUT_COSTS=1` records them anew and compares nothing.
///
/// - Parameters:
///   - name: Unique in the test file.
///   - view: What to lay out.
///   - width: What it is proposed, in points; nil for its ideal width.
///   - height: What it is proposed, in points; nil for its ideal height.
///   - filePath: The test file.
/// - Throws: ``LayoutTestingError``.
@MainActor
public func expectCosts(
  named name: String, of view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
  filePath: String = #filePath
) throws(LayoutTestingError) {
  let isRecording = ProcessInfo.processInfo.environment[RecordedCosts.variable] == "1"
  let cost = layoutCost(of: view, width: width, height: height)
  if let failure = cost.failure { throw .layout(failure, items: nil) }
  try RecordedCosts(test: URL(filePath: filePath)).expect(cost, named: name, recording: isRecording)
}

/// The recorded counts of one test file.
struct RecordedCosts {
  static let variable = "RECORD_LAYOUT_COSTS"
  static let folder = "LayoutCosts"

  let file: URL

  init(test: URL) {
    let name = test.deletingPathExtension().lastPathComponent + ".json"
    file = test.deletingLastPathComponent().appending(path: Self.folder).appending(path: name)
  }

  /// Compares with what was recorded, or records.
  @MainActor
  func expect(
    _ cost: LayoutCost, named name: String, recording: Bool
  ) throws(LayoutTestingError) {
    var costs = try read()
    let found = Dictionary(
      uniqueKeysWithValues: LayoutCost.fields.map { ($0, cost[keyPath: $1]) })
    guard recording else {
      guard let recorded = costs[name] else { throw .notRecorded(name, file: file.path) }
      let changes = CountChange.between(recorded, found)
      if !changes.isEmpty { throw .changed(name, changes, file: file.path) }
      return
    }
    costs[name] = found
    try write(costs)
  }

  /// Nothing if there is no file.
  private func read() throws(LayoutTestingError) -> [String: [String: Int]] {
    guard let data = FileManager.default.contents(atPath: file.path) else { return [:] }
    do {
      return try JSONDecoder().decode([String: [String: Int]].self, from: data)
    } catch {
      throw .unreadable(file: file.path)
    }
  }

  private func write(_ costs: [String: [String: Int]]) throws(LayoutTestingError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try (encoder.encode(costs) + Data("\n".utf8)).write(to: file, options: .atomic)
    } catch {
      throw .unwritable(file: file.path, reason: error.localizedDescription)
    }
  }
}

/// A count that is not what was recorded.
public struct CountChange: Hashable, Sendable {
  public let count: String
  /// nil if the count was not recorded.
  public let recorded: Int?
  /// nil if there is no such count any more.
  public let found: Int?

  static func between(_ recorded: [String: Int], _ found: [String: Int]) -> [CountChange] {
    Set(recorded.keys).union(found.keys).sorted().compactMap { count in
      recorded[count] == found[count]
        ? nil : CountChange(count: count, recorded: recorded[count], found: found[count])
    }
  }
}
