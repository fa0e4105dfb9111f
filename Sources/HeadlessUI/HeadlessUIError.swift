/// Why a tree of views could not be laid out.
public enum HeadlessUIError: Error, Hashable, Sendable {
  /// Views are inside each other more than `limit` deep, below the view at `path`.
  case tooDeep(limit: Int, path: String)
  /// After `passes` passes views still changed each other: those at `paths` were to be evaluated
  /// again.
  case unsettled(passes: Int, paths: [String])
  /// A value that the view at `path` watches came back during one update: `values` are those it
  /// had, the last one equal to an earlier one.
  case cycle(path: String, values: [String])
  /// After `passes` passes a value that the view at `path` watches still changed: `values` are
  /// the last ones.
  case drift(path: String, values: [String], passes: Int)
  /// There is no scroll view with an id, or none at all.
  case noScrollView(id: String?)
  /// No sheet is presented.
  case noSheet
}

extension HeadlessUIError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooDeep(let limit, let path):
      "More than \(limit) views are inside each other, below \(Self.end(of: path)). Look for a "
        + "view whose body contains itself without an end, or make the tree flatter."
    case .unsettled(let passes, let paths):
      "The views still change each other after \(passes) passes\(Self.list(paths)). Look for an "
        + "onChange, onAppear or body that writes state which it also depends on."
    case .cycle(let path, let values):
      "A value watched at \(Self.end(of: path)) goes round in a circle: "
        + values.joined(separator: ", ") + ". Its action changes what is laid out so that the "
        + "value comes back; watch a view whose size does not depend on it."
    case .drift(let path, let values, let passes):
      "A value watched at \(Self.end(of: path)) still changes after \(passes) passes: "
        + values.joined(separator: ", ") + ", and so on. Its action changes what it watches; "
        + "watch a view whose size does not depend on it."
    case .noScrollView(let id):
      "There is no scroll view\(id.map { " with the id \($0)" } ?? "") to scroll. Lay the views "
        + "out first, and give the scroll view itself the id, with id(_:)."
    case .noSheet:
      "No sheet is presented that could be dragged. Lay the views out first, with the value set "
        + "that presents it."
    }
  }

  /// The views that asked for more, if any did.
  private static func list(_ paths: [String]) -> String {
    guard !paths.isEmpty else { return "" }
    return ", which was asked for by " + paths.map { end(of: $0) }.joined(separator: " and ")
  }

  /// The last few views of a path that may be hundreds of views long.
  private static func end(of path: String) -> String {
    let views = path.split(separator: "/")
    return views.count <= 6 ? path : "…/" + views.suffix(6).joined(separator: "/")
  }
}
