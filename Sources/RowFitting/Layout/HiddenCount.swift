public import HeadlessUI

/// How many hidden items a subview of a ``CachedRow`` stands for: set on each badge, and on
/// nothing else.
public struct HiddenCount: LayoutValueKey {
  /// An item, not a badge.
  public static let defaultValue = 0
}
