import FlowFitting
import HeadlessUI
import MarginFitting
public import Profiling
import RowFitting

extension LayoutSuites {
  /// The layouts of this package that `bench check` holds to the contract of layouts.
  public static var layouts: [CheckedLayout] {
    [
      CheckedLayout(
        "HStackLayout", HStackLayout(spacing: 8), source: "HStackLayout(spacing: 8)",
        rule: .stack(.horizontal, spacing: 8)),
      CheckedLayout(
        "VStackLayout", VStackLayout(spacing: 8), source: "VStackLayout(spacing: 8)",
        rule: .stack(.vertical, spacing: 8)),
      CheckedLayout("ZStackLayout", ZStackLayout()),
      CheckedLayout(
        "CachedRow", CachedRow(), rule: cachedRow,
        ruleSource: """
          .wholePrefixRow(spacing: \(CachedRow().spacing)) { leaf, hidden in
                leaf.layoutValue(key: HiddenCount.self, value: hidden)
              }
          """),
      CheckedLayout(
        "PlainFlow", PlainFlow(spacing: 8), source: "PlainFlow(spacing: 8)", rule: flow),
      CheckedLayout(
        "CachedFlow", CachedFlow(spacing: 8), source: "CachedFlow(spacing: 8)", rule: flow),
      CheckedLayout(
        "IncrementalFlow", IncrementalFlow(spacing: 8), source: "IncrementalFlow(spacing: 8)",
        rule: flow),
      CheckedLayout(
        "LimitedWidth", LimitedWidth(320), source: "LimitedWidth(320)"),
    ]
  }

  private static var flow: LayoutRule {
    .flow(spacing: 8, lineSpacing: LayoutDefaults.spacing)
  }

  private static var cachedRow: LayoutRule {
    .wholePrefixRow(spacing: CachedRow().spacing) { leaf, hidden in
      leaf.layoutValue(key: HiddenCount.self, value: hidden)
    }
  }
}
