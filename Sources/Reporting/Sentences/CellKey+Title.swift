import Analysis
import Measurement

extension CellKey {
  /// What decides how many items show, such as `680 pt` or `0.5 of the items visible`.
  var extent: String? {
    if let fill { return "\(Field(fill).text) of the items visible" }
    return width.map { "\(Field($0).text) pt" }
  }
}

extension WorkloadBlock {
  /// What the block is about, such as `row / resize, 680 pt, harfbuzz, memo off`.
  var title: String {
    let parts = ["\(key.suite) / \(key.workload)", key.extent, key.measurer, "memo \(key.memo)"]
    return parts.compactMap(\.self).joined(separator: ", ").printable
  }
}
