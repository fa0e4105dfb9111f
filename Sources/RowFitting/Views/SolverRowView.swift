public import HeadlessUI

/// The row as a width that is observed and a solver that chooses for it: the views made are those
/// shown, k items and a badge.
///
/// It takes the width proposed to it, and shows nothing where none is. A new width takes two
/// passes: one that finds it, and one that lays out the row chosen for it.
public struct SolverRowView<Item: View, Badge: View>: View {
  let content: RowContent<Item, Badge>
  let solver: RowSolver
  @State private var width: CGFloat?

  /// - Parameter solver: Has the widths of the same items and badges. Keep it as long as they stay
  ///   the same, and make another one when they change.
  public init(_ content: RowContent<Item, Badge>, solver: RowSolver) {
    self.content = content
    self.solver = solver
  }

  public var body: some View {
    RowView(content, visible: width.map { solver.choose(width: $0).visible })
      // Without a minimum the frame would be as wide as the row shown last, and never narrower.
      .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
      .onGeometryChange(for: CGFloat.self) { proxy in
        proxy.size.width
      } action: { newValue in
        width = newValue
      }
  }
}
