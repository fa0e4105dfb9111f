/// A picture as simple shapes, in points from the upper left corner. It knows nothing of the
/// format that it ends up in.
struct Drawing {
  var width: Double
  var height: Double
  var shapes: [Shape] = []
}

struct Point: Hashable {
  var x: Double
  var y: Double
}

/// One element of a ``Drawing``.
enum Shape {
  case line([Point], Stroke)
  case area([Point], Ink)
  case marker(Marker, at: Point, Ink)
  case text(String, at: Point, anchor: Anchor, Ink)
}

/// What something is drawn for; a rendering chooses the colour, which differs in light and dark.
enum Ink: Hashable {
  /// The series of this number, from 0.
  case series(Int)
  case grid
  case axis
  case label
  case budget
}

struct Stroke {
  var ink: Ink
  var width = 1.0
  /// The lengths of dashes and gaps; empty for a whole line.
  var dashes: [Double] = []
}

/// Shapes that can be told apart without colours.
enum Marker: CaseIterable {
  case disc
  case square
  case triangle
  case diamond
  case cross
  case ring
}

/// Which part of a text is at its place. Texts stand on their line.
enum Anchor {
  case start
  case middle
  case end
}
