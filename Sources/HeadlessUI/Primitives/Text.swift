public import Foundation
import TextMetrics

/// Text on one line, as wide as it is whatever is proposed to it.
nonisolated public struct Text: _LeafView, Equatable, Sendable {
  public typealias Body = Never

  private let content: String

  public init(verbatim content: String) {
    self.content = content
  }

  public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }

  public func _sizeThatFits(_ proposal: ProposedViewSize, _ context: _LeafContext) -> CGSize {
    let size = context.environment.textMeasurer.size(
      of: content, fontSize: LayoutDefaults.fontSize
    ).roundedUp
    return CGSize(width: size.width, height: size.height)
  }

  public func _text(_ context: _LeafContext) -> String? { content }

  public var _readsEnvironment: Bool { true }

  public func _isSame(as other: Text) -> Bool { self == other }
}
