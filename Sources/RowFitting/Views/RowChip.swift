public import HeadlessUI

/// A label on one line with space around it, on a coloured capsule.
public struct RowChip: View {
  let title: String
  let style: RowStyle

  nonisolated public init(_ title: String, style: RowStyle = RowStyle()) {
    self.title = title
    self.style = style
  }

  public var body: some View {
    Text(verbatim: title)
      .font(.system(size: style.fontSize))
      .lineLimit(1)
      .padding(.horizontal, style.horizontalPadding)
      .padding(.vertical, style.verticalPadding)
      .background(.blue.opacity(0.2), in: .capsule)
  }
}
