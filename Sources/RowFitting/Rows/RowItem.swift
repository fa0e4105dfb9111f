/// One label of a row. Ids differ; titles may repeat.
public struct RowItem: Identifiable, Hashable, Sendable {
  public var id: Int
  public var title: String

  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}
