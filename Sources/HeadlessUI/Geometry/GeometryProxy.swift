public import Foundation

/// The size of a view and where it is, as the layout had it when the proxy was made.
///
/// All lengths are in points.
nonisolated public struct GeometryProxy {
  public let size: CGSize
  /// The origin of the view in the space of the window.
  let origin: CGPoint
  /// The named spaces around the view, the nearest first, and where they are in the window.
  private let spaces: [Space]
  private let reads: GeometryReads?

  private struct Space: Equatable {
    let name: AnyHashable
    let frame: CGRect
  }

  /// - Complexity: O(depth of the view).
  init(of node: _LayoutNode, reads: GeometryReads? = nil) {
    size = node.frame.size
    self.reads = reads
    var corner = node.frame.origin
    var containers: [(name: AnyHashable, size: CGSize, corner: CGPoint)] = []
    var container = node.container
    while let current = container {
      // The corner of the view, in the space of what it was added up to.
      if let name = current.spaceName { containers.append((name, current.frame.size, corner)) }
      corner.x += current.frame.minX
      corner.y += current.frame.minY
      container = current.container
    }
    let origin = corner
    self.origin = origin
    spaces = containers.map { name, size, corner in
      let position = CGPoint(x: origin.x - corner.x, y: origin.y - corner.y)
      return Space(name: name, frame: CGRect(origin: position, size: size))
    }
  }

  /// There is nothing around a window that would hide its edges.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame of the view in a space; in the window's if no view around has the name.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The frame of the view in a space; in the window's if no view around has the name.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local:
      return CGRect(origin: .zero, size: size)
    case .global:
      reads?.position = true
      return CGRect(origin: origin, size: size)
    case .named(let name):
      reads?.position = true
      let corner = spaces.first { $0.name == name }?.frame.origin ?? .zero
      return CGRect(
        x: origin.x - corner.x, y: origin.y - corner.y, width: size.width, height: size.height)
    }
  }

  /// The bounds of a named space around, in the space of the view; nil if none has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    reads?.position = true
    return spaces.first { $0.name == coordinateSpace.name }?.frame
      .offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Whether the views and all named spaces are where they are in `other`.
  func isSamePlace(as other: GeometryProxy) -> Bool {
    size == other.size && origin == other.origin && spaces == other.spaces
  }
}

/// What was read of a proxy: the size always counts as read.
nonisolated final class GeometryReads {
  var position = false
}
