import Foundation
import HeadlessUI

extension LayoutExample {
  /// The example as Swift source.
  public var swiftText: String {
    let views = subviews.map { view in
      ".init(\(view.width.swiftText), \(view.height.swiftText)"
        + (view.isFlexible ? ", isFlexible: true)" : ")")
    }
    var arguments = ["[\(views.joined(separator: ", "))]"]
    if proposal != .unspecified { arguments.append("proposal: \(Self.swiftText(proposal))") }
    if earlier != .unspecified { arguments.append("earlier: \(Self.swiftText(earlier))") }
    return "LayoutExample(\(arguments.joined(separator: ", ")))"
  }

  private static func swiftText(_ proposal: ProposedViewSize) -> String {
    if proposal == .infinity { return ".infinity" }
    if proposal == .zero { return ".zero" }
    let width = proposal.width?.swiftText ?? "nil"
    let height = proposal.height?.swiftText ?? "nil"
    return ".init(width: \(width), height: \(height))"
  }
}

extension CGFloat {
  /// A literal of this length.
  fileprivate var swiftText: String {
    self == .infinity ? ".infinity" : shortText
  }
}
