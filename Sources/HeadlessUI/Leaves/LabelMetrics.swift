import Foundation
import TextMetrics

/// A padded label on one line and what measures it.
struct LabelMetrics {
  var text: String
  var fontSize: CGFloat
  var padding: EdgeInsets
  var measurer: any TextMeasurer

  /// The size of the text, rounded up to 1/64 pt, and the padding around it, in points.
  var size: CGSize {
    let text = measurer.size(of: text, fontSize: Double(fontSize)).roundedUp
    return CGSize(
      width: CGFloat(text.width) + padding.leading + padding.trailing,
      height: CGFloat(text.height) + padding.top + padding.bottom)
  }
}
