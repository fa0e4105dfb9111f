import Foundation

/// The explicit positions of guides that a view sets, by guide.
///
/// A view sets one or two, if any, so that a list is faster and smaller than a dictionary.
struct AlignmentGuides {
  private var entries: [(key: AlignmentKey, position: (ViewDimensions) -> CGFloat)] = []

  mutating func set(_ key: AlignmentKey, to position: @escaping (ViewDimensions) -> CGFloat) {
    entries.removeAll { $0.key == key }
    entries.append((key, position))
  }

  /// The position in a view of a size, in points; nil if none is set. O(guides set).
  func position(of key: AlignmentKey, in size: CGSize) -> CGFloat? {
    entries.first { $0.key == key }?.position(ViewDimensions(size: size))
  }
}
