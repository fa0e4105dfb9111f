public import Foundation
import TextMetrics

/// A symbol of the system, by name: a square as high as a line of the font.
///
/// The symbol itself is not drawn; a picture has the outline of a square in its place.
nonisolated public struct Image: _LeafView, Hashable, Sendable {
  public typealias Body = Never

  nonisolated public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  nonisolated public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  nonisolated public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  private let systemName: String
  private var isResizable = false

  public init(systemName: String) {
    self.systemName = systemName
  }

  public init(systemName: String, variableValue: Double?) {
    self.systemName = systemName
  }

  /// Makes the image take the size proposed to it.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Without effect.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  public func _sizeThatFits(_ proposal: ProposedViewSize, _ context: _LeafContext) -> CGSize {
    let environment = context.environment
    let fontSize = LetterStyle(in: environment).fontSize
    let height = environment.textMeasurer.size(of: "", fontSize: Double(fontSize)).roundedUp.height
    let square = CGSize(width: height, height: height)
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: square) : square
  }

  public func _text(_ context: _LeafContext) -> String? { systemName }

  public var _readsEnvironment: Bool { true }

  public func _isSame(as other: Image) -> Bool { self == other }

  public func _picture(in size: CGSize, _ context: _LeafContext) -> _Picture {
    let inset = min(size.width, size.height) / 8
    let square = CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
    return _Picture(
      stroking: Path(roundedRect: square, cornerRadius: inset), ForegroundStyle(),
      context.environment, StrokeStyle())
  }
}

extension View {
  /// Without effect: a symbol is as high as a line whatever its scale.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }
}
