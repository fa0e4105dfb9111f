/// Which of ``SwiftUINames`` HeadlessUI has. A test holds the lists to the module's sources.
enum HeadlessUINames {
  /// What a file may import: the module itself and what Swift has without an SDK of Apple's.
  /// SwiftUI is the import to change.
  static let modules: Set<String> = [
    "SwiftUI", "HeadlessUI", "Foundation", "Observation", "Swift", "Synchronization", "Dispatch",
    "RegexBuilder",
  ]

  static let types = SwiftUINames.words(
    """
    AccessibilityChildBehavior AccessibilityTraits Alignment AlignmentID Angle Animatable
    AnimatablePair Animation AnyGradient AnyLayout AnyShapeStyle AnyTransition AnyView App
    Axis BackgroundStyle Bindable Binding BlendMode BorderedButtonStyle
    BorderedProminentButtonStyle BorderlessButtonStyle Button ButtonRole ButtonStyle
    ButtonStyleConfiguration Capsule Circle Color ColorScheme ContentMarginPlacement
    ContentTransition ControlSize CoordinateSpace CoordinateSpaceProtocol DefaultButtonStyle
    Divider DynamicProperty Edge EdgeInsets Ellipse EmptyAnimatableData EmptyModifier
    EmptyView Environment EnvironmentKey EnvironmentValues FillStyle Font ForEach
    ForegroundStyle GeometryProxy GeometryReader Gradient Group HStack HStackLayout
    HierarchicalShapeStyle HorizontalAlignment Image InsettableShape Label LabelStyle Layout
    LayoutDirection LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey LazyHStack
    LazyVStack LinearGradient LocalizedStringKey MatchedGeometryProperties Material
    ModifiedContent Namespace Path PlainButtonStyle PreferenceKey PresentationDetent
    PresentationSizing PrimitiveButtonStyle ProposedViewSize Rectangle RoundedCornerStyle
    RoundedRectangle SafeAreaRegions Scene SceneBuilder ScrollView Shape ShapeStyle Spacer
    State StrokeStyle SymbolRenderingMode SymbolVariants Text TextAlignment TintShapeStyle
    TupleView UnitPoint VStack VStackLayout VectorArithmetic VerticalAlignment View
    ViewBuilder ViewDimensions ViewModifier ViewSpacing ViewThatFits WindowGroup
    WindowResizability ZStack ZStackLayout
    """)

  static let members = SwiftUINames.words(
    """
    accentColor accessibilityAction accessibilityAddTraits accessibilityElement
    accessibilityHidden accessibilityHint accessibilityIdentifier accessibilityLabel
    accessibilityRemoveTraits accessibilitySortPriority accessibilityValue alignmentGuide
    allowsHitTesting allowsTightening animation background backgroundPreferenceValue
    baselineOffset blendMode blur bold border brightness buttonStyle clipShape clipped
    colorInvert colorMultiply colorScheme compositingGroup contentMargins contentShape
    contentTransition contrast controlSize coordinateSpace cornerRadius defaultSize disabled
    drawingGroup edgesIgnoringSafeArea environment fixedSize font fontDesign fontWeight
    fontWidth foregroundColor foregroundStyle frame geometryGroup grayscale help hidden
    hueRotation ignoresSafeArea imageScale italic kerning labelStyle layoutPriority
    layoutValue lineLimit lineSpacing matchedGeometryEffect minimumScaleFactor monospaced
    monospacedDigit multilineTextAlignment onAppear onChange onDisappear onGeometryChange
    onHover onLongPressGesture onPreferenceChange onTapGesture opacity overlay
    overlayPreferenceValue padding position preferredColorScheme presentationDetents
    presentationSizing renderingMode resizable rotationEffect saturation scaleEffect shadow
    sheet strikethrough strokeBorder symbolRenderingMode symbolVariant textCase textSelection
    tint tracking transformEnvironment transformPreference transition truncationMode underline
    windowResizability zIndex
    """)

  static let environment = SwiftUINames.words(
    """
    colorScheme dismiss font isEnabled layoutDirection lineLimit lineSpacing locale
    minimumScaleFactor multilineTextAlignment textCase truncationMode
    """)

  static let functions = SwiftUINames.words(
    """
    withAnimation
    """)
}
