/// Why a tree of views could not be laid out.
public enum HeadlessUIError: Error, Hashable, Sendable {
  /// Views are inside each other more than `limit` deep, below the view at `path`.
  case tooDeep(limit: Int, path: String)
  /// After `passes` passes the views still changed each other.
  case unsettled(passes: Int)
}

extension HeadlessUIError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooDeep(let limit, let path):
      "More than \(limit) views are inside each other, below \(Self.end(of: path)). Look for a "
        + "view whose body contains itself without an end, or make the tree flatter."
    case .unsettled(let passes):
      "The views still change each other after \(passes) passes. Look for an onChange, onAppear "
        + "or body that writes state which it also depends on."
    }
  }

  /// The last few views of a path that may be hundreds of views long.
  private static func end(of path: String) -> String {
    let views = path.split(separator: "/")
    return views.count <= 6 ? path : "…/" + views.suffix(6).joined(separator: "/")
  }
}
