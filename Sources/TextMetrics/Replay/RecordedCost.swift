/// What measuring one label gave and took, somewhere else.
public struct RecordedCost: Hashable, Codable, Sendable {
  public var label: String
  /// The label's width, in points, at ``ReplayMeasurer/fontSize``.
  public var width: Double
  /// What one measurement took, in nanoseconds.
  public var nanoseconds: Double

  public init(label: String, width: Double, nanoseconds: Double) {
    self.label = label
    self.width = width
    self.nanoseconds = nanoseconds
  }
}
