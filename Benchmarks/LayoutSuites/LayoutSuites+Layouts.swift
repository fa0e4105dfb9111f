import HeadlessUI
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
    ]
  }

  private static var cachedRow: LayoutRule {
    .wholePrefixRow(spacing: CachedRow().spacing) { leaf, hidden in
      leaf.layoutValue(key: HiddenCount.self, value: hidden)
    }
  }
}
