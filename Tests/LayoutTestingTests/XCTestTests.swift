import HeadlessUI
import LayoutTesting
import XCTest

/// The same expectations in the other framework, whose tests on the main actor have to be
/// asynchronous on Linux.
final class XCTestTests: XCTestCase {
  @MainActor
  func testExpectationsHold() async throws {
    XCTAssertLessThanOrEqual(layoutCost(of: TagColumn(count: 10), width: 320).measurements, 32)
    try expectGrowth(.linear, of: \.measurements, over: [1, 2, 3]) { TagColumn(count: $0) }
    try expectSound(ZStackLayout(), cases: 10)
  }

  @MainActor
  func testExpectationsFail() async {
    XCTAssertThrowsError(
      try expectGrowth(.constant, of: \.measurements, over: [1, 2]) { TagColumn(count: $0) })
  }
}
