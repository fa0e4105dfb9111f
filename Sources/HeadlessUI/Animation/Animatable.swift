/// A type that says which of its data changes gradually in an animation.
///
/// There is no screen and no time here, so nothing animates; the protocol lets layouts with
/// animatable parameters compile.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic

  /// The data to interpolate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
