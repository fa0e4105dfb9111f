/// Two kinds of alignment guides: those that every text has, and those that only a modifier or
/// a layout sets.
enum GuideKind {
  case baseline
  case other

  init(_ key: AlignmentKey) {
    let isBaseline =
      key == AlignmentKey(VerticalAlignment.firstTextBaseline)
      || key == AlignmentKey(VerticalAlignment.lastTextBaseline)
    self = isBaseline ? .baseline : .other
  }
}

/// Whether a node has explicit guides, as far as somebody asked: it saves looking for them in
/// every subview of every stack.
struct GuideMemory {
  private var baseline: Bool?
  private var other: Bool?

  subscript(kind: GuideKind) -> Bool? {
    get {
      switch kind {
      case .baseline: baseline
      case .other: other
      }
    }
    set {
      switch kind {
      case .baseline: baseline = newValue
      case .other: other = newValue
      }
    }
  }
}
