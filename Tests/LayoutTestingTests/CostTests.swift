import Foundation
import HeadlessUI
import Testing

@testable import LayoutTesting

@MainActor @Suite struct CostTests {
  @Test func `A column of texts asks each of them once for its ideal size`() {
    let cost = layoutCost(of: TagColumn(count: 10))
    #expect(cost.measurements <= 12)
    #expect(cost.placements >= 10)
    #expect(cost.passes == 1)
    #expect(cost.bodies == 1)
    #expect(cost.failure == nil)
  }

  @Test func `A view that does not settle keeps no upper bound, and says why`() throws {
    let cost = layoutCost(of: RestlessView())
    #expect(cost.measurements == .max)
    #expect(cost.failure != nil)
    #expect("\(cost)".hasPrefix("no cost: "))
    let error = #expect(throws: LayoutTestingError.self) {
      try expectCosts(named: "restless", of: RestlessView())
    }
    #expect("\(try #require(error))".hasPrefix("The view was not laid out."))
  }

  @Test func `Costs are those recorded beside this file`() throws {
    try expectCosts(named: "ten tags", of: TagColumn(count: 10), width: 320)
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func `Recorded costs are compared exactly, count by count`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let costs = RecordedCosts(test: folder.appending(path: "RowTests.swift"))
    let ten = layoutCost(of: TagColumn(count: 10))
    try costs.expect(ten, named: "tags", recording: true)
    try costs.expect(ten, named: "more tags", recording: true)
    try costs.expect(ten, named: "tags", recording: false)
    #expect(costs.file.path.hasSuffix("LayoutCosts/RowTests.json"))

    var twenty = ten
    twenty.measurements += 20
    let error = #expect(throws: LayoutTestingError.self) {
      try costs.expect(twenty, named: "tags", recording: false)
    }
    let text = "\(try #require(error))"
    #expect(
      text.contains("measurements: \(ten.measurements) became \(ten.measurements + 20) (+20)\n"))
    #expect(!text.contains("passes"))
    #expect(text.contains("RECORD_LAYOUT_COSTS=1"))
  }

  @Test func `What was never recorded fails, and a broken file is named`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let costs = RecordedCosts(test: folder.appending(path: "RowTests.swift"))
    let cost = layoutCost(of: TagColumn(count: 1))
    let missing = #expect(throws: LayoutTestingError.self) {
      try costs.expect(cost, named: "tags", recording: false)
    }
    #expect("\(try #require(missing))".hasPrefix("No costs are recorded as \"tags\""))
    try costs.expect(cost, named: "tags", recording: true)
    try Data("{".utf8).write(to: costs.file)
    let broken = #expect(throws: LayoutTestingError.self) {
      try costs.expect(cost, named: "tags", recording: false)
    }
    #expect("\(try #require(broken))".contains("does not hold recorded costs"))
  }
}
