public import HeadlessUI

/// A number that stands for everything that the size of a subview of an ``IncrementalFlow`` depends
/// on, and its preferred spacing: with the same number as before, at the same place between the same
/// neighbours, a subview is not asked again.
///
/// The version of an item in the model will do, or the hash of what it shows. Without a number, which
/// is the default, a subview is asked after every change.
///
/// ```swift
/// Chip(tag.title).layoutValue(key: SizeIdentity.self, value: tag.version)
/// ```
public struct SizeIdentity: LayoutValueKey {
  public static let defaultValue: Int? = nil
}
