public import BenchCommand

/// The layout problems that this package compares strategies for.
public enum LayoutSuites {
  /// In the order of the report.
  public static var all: [any Suite] {
    [
      RowSuite(),
      FlowSuite(),
      SheetSuite(),
      MarginSuite(),
      EngineSuite(),
    ]
  }
}
