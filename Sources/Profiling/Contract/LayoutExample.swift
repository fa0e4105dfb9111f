public import Foundation
public import HeadlessUI

/// Subviews and proposals with which a layout is checked.
public struct LayoutExample: Equatable, Sendable {
  public var subviews: [ExampleSubview]
  /// What the layout is proposed.
  public var proposal: ProposedViewSize
  /// What it was proposed before, where that matters.
  public var earlier: ProposedViewSize

  public init(
    _ subviews: [ExampleSubview], proposal: ProposedViewSize = .unspecified,
    earlier: ProposedViewSize = .unspecified
  ) {
    self.subviews = subviews
    self.proposal = proposal
    self.earlier = earlier
  }
}

/// A subview of an example.
public struct ExampleSubview: Hashable, Sendable {
  /// The ideal width, in points.
  public var width: CGFloat
  /// The ideal height, in points.
  public var height: CGFloat
  /// Whether the subview takes whatever it is proposed; otherwise it keeps its ideal size.
  public var isFlexible: Bool

  public init(_ width: CGFloat, _ height: CGFloat, isFlexible: Bool = false) {
    self.width = width
    self.height = height
    self.isFlexible = isFlexible
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    guard isFlexible else { return CGSize(width: width, height: height) }
    let taken = proposal.replacingUnspecifiedDimensions(by: CGSize(width: width, height: height))
    return CGSize(width: max(0, taken.width), height: max(0, taken.height))
  }
}

extension LayoutExample {
  /// Whether no subview follows its proposal.
  var isFixed: Bool { !subviews.contains(where: \.isFlexible) }

  /// How much there is to read.
  var weight: Int {
    let lengths =
      subviews.flatMap { [$0.width, $0.height] }
      + [proposal.width, proposal.height, earlier.width, earlier.height].map { $0 ?? 0 }
    return 1000 * subviews.count + 100 * subviews.count(where: \.isFlexible)
      + lengths.map { Self.weight(of: $0) }.reduce(0, +)
  }

  /// Few for 0 and no length, more for long and for broken ones.
  private static func weight(of length: CGFloat) -> Int {
    if length == 0 { return 0 }
    guard length.isFinite else { return 2 }
    return 1 + (length == length.rounded() ? 0 : 3) + Int(min(12, max(0, log2(abs(length)))))
  }
}

extension LayoutExample: CustomStringConvertible {
  public var description: String {
    (subviews.count == 1 ? "1 subview" : "\(subviews.count) subviews")
      + (subviews.isEmpty ? "" : ": " + subviews.map(\.description).joined(separator: ", "))
      + "; proposed \(Self.text(proposal)), before that \(Self.text(earlier))"
  }

  static func text(_ proposal: ProposedViewSize) -> String {
    let lengths = [proposal.width, proposal.height].map { $0?.shortText ?? "nil" }
    return lengths.joined(separator: " × ")
  }
}

extension ExampleSubview: CustomStringConvertible {
  public var description: String {
    "\(width.shortText) × \(height.shortText)" + (isFlexible ? " flexible" : "")
  }
}

extension CGFloat {
  /// Without a fraction that says nothing, and with ∞ for infinity.
  var shortText: String {
    if self == .infinity { return "∞" }
    return Int(exactly: self).map { "\($0)" } ?? "\(self)"
  }
}
