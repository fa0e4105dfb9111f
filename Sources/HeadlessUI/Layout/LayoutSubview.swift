public import Foundation

/// A view in a container, as the container's layout sees it.
///
/// A small value without storage of its own; it is meant to be used while the layout runs.
/// Asking and placing allocate nothing.
public struct LayoutSubview {
  // Inlinable, like the subscript that makes them: in a loop over indices in another module
  // that takes away the reference counting, from 24 to 6 ns a placement.
  @usableFromInline let source: any SubviewSource
  @usableFromInline let index: Int

  @inlinable package init(_ source: any SubviewSource, at index: Int) {
    self.source = source
    self.index = index
  }

  /// The size the view takes for a proposal, in points.
  @inlinable public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    source.sizeThatFits(proposal, at: index)
  }

  /// The size the view takes for a proposal, with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(of: self, size: sizeThatFits(proposal), proposal: proposal)
  }

  /// Puts the point `anchor` of the view at `position` and proposes a size to it.
  ///
  /// If a view is placed twice, the last placement counts; a view that is not placed appears
  /// in the centre of the container.
  ///
  /// - Parameters:
  ///   - position: In the space of the bounds that the layout was given, in points.
  ///   - anchor: The point of the view that lies at `position`.
  ///   - proposal: What is proposed to the view, which may take another size.
  @inlinable public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    source.place(at: index, position: position, anchor: anchor, proposal: proposal)
  }

  /// The priority of the view when space is short; 0 unless it was set.
  @inlinable public var priority: Double { source.priority(at: index) }

  /// The distances the view prefers to its neighbours.
  @inlinable public var spacing: ViewSpacing { source.spacing(at: index) }

  /// The value the view sets for a key, or the key's default.
  @inlinable public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    source.layoutValue(for: key, at: index)
  }

  func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    source.explicitAlignment(key, in: size, proposal: proposal, at: index)
  }
}

extension LayoutSubview: Equatable {
  /// Whether both stand for the same view of the same container.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.source === rhs.source && lhs.index == rhs.index
  }
}
