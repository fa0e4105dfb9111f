public import Foundation

/// A colour; as a view it takes the size proposed to it.
nonisolated public struct Color: Hashable, Sendable {
  /// How the colour is written in SVG.
  let name: String
  var opacity = 1.0

  public static let clear = Color(name: "none")
  public static let black = Color(name: "black")
  public static let white = Color(name: "white")
  public static let red = Color(name: "red")
  public static let green = Color(name: "green")
  public static let blue = Color(name: "blue")
}

extension Color: _LeafView {
  public typealias Body = Never

  public func _sizeThatFits(_ proposal: ProposedViewSize, _ context: _LeafContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public func _isSame(as other: Color) -> Bool { self == other }
}
