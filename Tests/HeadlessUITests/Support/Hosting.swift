import HeadlessUI
import Testing

/// A host that laid a view out for a proposal.
@MainActor
func hosted<V: View>(
  _ view: V, width: CGFloat? = nil, height: CGFloat? = nil,
  environment: EnvironmentValues = EnvironmentValues()
) throws -> LayoutHost<V> {
  let host = LayoutHost(view, measurer: HalfEmMeasurer(), environment: environment)
  try host.layout(proposing: ProposedViewSize(width: width, height: height))
  return host
}

/// The frames of all views of a type, in the space of the window.
@MainActor
func frames<V: View>(
  of type: String = "Color", in view: V, width: CGFloat? = nil, height: CGFloat? = nil,
  environment: EnvironmentValues = EnvironmentValues()
) throws -> [CGRect] {
  try hosted(view, width: width, height: height, environment: environment).snapshot()
    .views(ofType: type).map(\.frame)
}

/// A view of a fixed size.
func box(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

/// The environment of a right-to-left tree.
var rightToLeft: EnvironmentValues {
  var environment = EnvironmentValues()
  environment.layoutDirection = .rightToLeft
  return environment
}
