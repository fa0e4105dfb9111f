import FixedLengths
import Foundation

/// The distances in a flow, in points; negative ones let neighbours overlap.
struct FlowStyle: Hashable, Sendable {
  /// Between neighbours on a line; nil for the distance that the two views prefer.
  var spacing: CGFloat?
  /// Between lines.
  var lineSpacing: CGFloat

  var fixedLineSpacing: FixedLength { FixedLength(clamping: Double(lineSpacing)) }
}
