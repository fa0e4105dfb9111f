public import Foundation

/// Colours that run into each other.
nonisolated public struct Gradient: Hashable, Sendable {
  nonisolated public struct Stop: Hashable, Sendable {
    public var color: Color
    /// From 0, the start, to 1, the end.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(max(colors.count - 1, 1)))
    }
  }
}

/// A gradient along a line; as a view it takes the size proposed to it.
nonisolated public struct LinearGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let stops = gradient.stops.map {
      GradientStop(color: $0.color.rgba(in: environment), location: $0.location)
    }
    return _Paint(kind: .linear(stops, start: startPoint, end: endPoint))
  }
}

extension LinearGradient: _LeafView {
  public typealias Body = Never

  public func _sizeThatFits(_ proposal: ProposedViewSize, _ context: _LeafContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public func _picture(in size: CGSize, _ context: _LeafContext) -> _Picture {
    _Picture(filling: Path(CGRect(origin: .zero, size: size)), self, context.environment)
  }

  public func _isSame(as other: LinearGradient) -> Bool { self == other }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
