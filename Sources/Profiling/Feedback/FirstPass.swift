import Foundation
import HeadlessUI

/// Looks at the tree after the first pass of an update.
final class FirstPassObserver: LayoutObserver {
  /// Called when the first pass has ended.
  var look: () -> Void = {}

  /// Whether each open event is the first pass.
  private var open: [Bool] = []

  func began(_ event: LayoutEvent, of view: ObservedView) {
    if case .pass(1) = event { open.append(true) } else { open.append(false) }
  }

  func ended(with size: CGSize?) {
    if open.popLast() == true { look() }
  }
}

extension LayoutSnapshot {
  /// A view without a width or a height here, which has both in a later snapshot; nil if there is
  /// none. Views are the same if they have the same place in the tree.
  func zero(before later: LayoutSnapshot) -> String? {
    guard type == later.type, text == later.text else { return nil }
    let isZero = frame.width == 0 || frame.height == 0
    if isZero, later.frame.width > 0, later.frame.height > 0 {
      let name = text.map { "\(type) \"\($0)\"" } ?? type
      return "\(name) is first \(frame.size.text), and \(later.frame.size.text) in the end."
    }
    for (child, laterChild) in zip(children, later.children) {
      if let found = child.zero(before: laterChild) { return found }
    }
    return nil
  }
}
