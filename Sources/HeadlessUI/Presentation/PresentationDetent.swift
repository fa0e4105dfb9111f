public import Foundation

/// A height at which a sheet can rest.
nonisolated public struct PresentationDetent: Hashable, Sendable {
  private enum Rule: Hashable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let rule: Rule
  private let customType: (any CustomPresentationDetent.Type)?

  private init(_ rule: Rule, _ customType: (any CustomPresentationDetent.Type)? = nil) {
    self.rule = rule
    self.customType = customType
  }

  /// Half of the screen; inactive on one lower than ``LayoutDefaults/compactHeight``.
  public static let medium = PresentationDetent(.medium)
  /// All of the screen.
  public static let large = PresentationDetent(.large)

  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }

  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type)), type)
  }

  /// The height on a screen, in points and not above the screen; nil if the detent is inactive
  /// there, as one that is not positive is.
  func height(in context: Context) -> CGFloat? {
    let screen = context.maxDetentValue
    let height: CGFloat? =
      switch rule {
      case .medium: screen < LayoutDefaults.compactHeight ? nil : screen / 2
      case .large: screen
      case .fraction(let fraction): screen * fraction
      case .height(let height): height
      case .custom: customType?.height(in: context)
      }
    guard let height, height > 0 else { return nil }
    return min(height, screen)
  }

  public static func == (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool {
    lhs.rule == rhs.rule
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
  }
}

extension PresentationDetent {
  /// What a detent may know of the screen.
  @dynamicMemberLookup
  nonisolated public struct Context {
    /// The height of the screen, in points: no sheet is higher.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value from the environment of the view that presents the sheet.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// A type that computes the height of a detent.
///
/// The conformance is usable from any isolation.
public protocol CustomPresentationDetent: SendableMetatype {
  /// In points; nil for a detent that is inactive.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  public typealias Context = PresentationDetent.Context
}
