/// Names that SwiftUI's documentation has for app code: a curated table, not all of them.
///
/// Words that Swift itself or Foundation uses for something else as well are left out.
enum SwiftUINames {
  /// Types and protocols, and the property wrappers and macros that are written with an @.
  static let types = words(
    """
    AccessibilityActionKind AccessibilityChildBehavior AccessibilityFocusState AccessibilityTraits
    Alert Alignment AlignmentID Angle AngularGradient Animatable AnimatablePair
    Animation AnyGradient AnyGesture AnyLayout AnyShape AnyShapeStyle AnyTransition AnyView App
    AppStorage AsyncImage Axis BackgroundStyle Bindable Binding BlendMode
    BorderedButtonStyle BorderedProminentButtonStyle BorderlessButtonStyle Button ButtonRole
    ButtonStyle ButtonStyleConfiguration Canvas Capsule Circle Color ColorPicker ColorScheme
    CommandGroup CommandMenu Commands ContainerRelativeShape ContainerValues ContentMarginPlacement
    ContentMode ContentTransition ContentUnavailableView ControlGroup ControlSize
    CoordinateSpace CoordinateSpaceProtocol DatePicker DefaultButtonStyle DisclosureGroup Divider
    DocumentGroup DragGesture DropDelegate DynamicProperty DynamicTypeSize Edge EdgeInsets EditButton
    Ellipse EllipticalGradient EmptyAnimatableData EmptyModifier EmptyView EmptyVisualEffect
    Environment EnvironmentKey EnvironmentObject EnvironmentValues EquatableView ExclusiveGesture
    FetchRequest FetchedResults FileDocument FillStyle FocusState FocusedBinding FocusedValue
    FocusedValueKey Font ForEach ForegroundStyle Form GeometryEffect GeometryProxy GeometryReader
    Gesture GestureState Gradient GraphicsContext Grid GridItem GridRow Group GroupBox
    GroupBoxStyle HSplitView HStack HStackLayout HierarchicalShapeStyle HorizontalAlignment Image
    ImageRenderer InsettableShape KeyframeAnimator KeyframeTrack Label LabelStyle
    LabeledContent LayoutDirection Layout LayoutProperties LayoutSubview LayoutSubviews
    LayoutValueKey LazyHGrid LazyHStack LazyVGrid LazyVStack LinearGradient Link List ListStyle
    LocalizedStringKey LongPressGesture MagnifyGesture MagnificationGesture
    MatchedGeometryProperties Material Menu MenuBarExtra MeshGradient ModifiedContent
    MultiDatePicker Namespace NavigationLink NavigationPath NavigationSplitView NavigationStack
    NavigationView NSViewControllerRepresentable NSViewRepresentable ObservedObject OffsetShape
    OutlineGroup PasteButton Path PhaseAnimator PhotosPicker Picker PickerStyle PinnedScrollableViews
    PlainButtonStyle PlainListStyle PopoverAttachmentAnchor PreferenceKey PresentationDetent
    PresentationMode PresentationSizing PreviewProvider PrimitiveButtonStyle ProgressView
    ProgressViewStyle ProjectionTransform ProposedViewSize Query RadialGradient Rectangle
    RedactionReasons RenameButton RotateGesture RotationGesture RoundedCornerStyle RoundedRectangle
    SafeAreaRegions ScaledMetric ScaledShape Scene SceneBuilder ScenePhase SceneStorage ScrollPosition
    ScrollTargetBehavior ScrollView ScrollViewProxy ScrollViewReader Section SectionedFetchRequest
    SecureField Settings ShadowStyle Shape ShapeStyle ShareLink SimultaneousGesture Slider Spacer
    SpatialTapGesture Spring State StateObject Stepper StrokeStyle SubmitLabel Subview
    SymbolRenderingMode SymbolVariants TabView Tab Table TableColumn TapGesture Text TextAlignment
    TextEditor TextField TextFieldStyle TextRenderer TimelineView TintShapeStyle Toggle ToggleStyle
    ToolbarItem ToolbarItemGroup Transaction Transition TupleView UIHostingController
    UIViewControllerRepresentable UIViewRepresentable UIApplicationDelegateAdaptor
    NSApplicationDelegateAdaptor NSHostingView NSHostingController UnevenRoundedRectangle UnitPoint
    VSplitView VStack VStackLayout VectorArithmetic VerticalAlignment VerticalEdge View ViewBuilder
    ViewDimensions ViewModifier ViewSpacing ViewThatFits VisualEffect Window WindowGroup
    WindowResizability ZStack ZStackLayout Entry Previewable
    """)

  /// Modifiers and other methods, as written after a dot.
  static let members = words(
    """
    accentColor accessibilityAction accessibilityActions accessibilityAddTraits
    accessibilityAdjustableAction accessibilityChildren accessibilityCustomContent
    accessibilityElement accessibilityFocused accessibilityHeading accessibilityHidden
    accessibilityHint accessibilityIdentifier accessibilityInputLabels accessibilityLabel
    accessibilityLabeledPair accessibilityRemoveTraits accessibilityRepresentation
    accessibilityRotor accessibilityShowsLargeContentViewer accessibilitySortPriority
    accessibilityValue actionSheet alert alignmentGuide allowsHitTesting allowsTightening
    anchorPreference animation aspectRatio autocorrectionDisabled background
    backgroundPreferenceValue backgroundStyle badge baselineOffset blendMode blur bold border
    brightness buttonBorderShape buttonStyle clipShape clipped colorInvert colorMultiply colorScheme
    compositingGroup confirmationDialog containerBackground containerRelativeFrame containerShape
    contentMargins contentShape contentTransition contextMenu contrast controlSize
    coordinateSpace cornerRadius datePickerStyle defaultAppStorage defaultFocus
    defaultScrollAnchor defaultSize deleteDisabled disabled disableAutocorrection draggable drawingGroup
    dropDestination dynamicTypeSize edgesIgnoringSafeArea environment environmentObject
    exportsItemProviders fileExporter fileImporter fileMover fixedSize flipsForRightToLeftLayoutDirection
    focusable focused focusedSceneValue focusedValue font fontDesign fontWeight fontWidth
    foregroundColor foregroundStyle formStyle frame fullScreenCover gaugeStyle geometryGroup gesture
    glassEffect grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment
    groupBoxStyle handlesExternalEvents headerProminence help hidden highPriorityGesture
    hoverEffect hueRotation ignoresSafeArea imageScale inspector interactiveDismissDisabled italic
    itemProvider kerning keyboardShortcut keyboardType keyframeAnimator labelIconToTitleSpacing
    labelStyle labelsHidden layerEffect layoutDirectionBehavior layoutPriority layoutValue
    lineLimit lineSpacing listRowBackground listRowInsets listRowSeparator listRowSeparatorTint
    listRowSpacing listSectionSeparator listSectionSpacing listStyle luminanceToAlpha
    matchedGeometryEffect matchedTransitionSource menuStyle minimumScaleFactor monospaced
    monospacedDigit moveDisabled multilineTextAlignment navigationBarBackButtonHidden
    navigationBarHidden navigationBarItems navigationBarTitle navigationBarTitleDisplayMode
    navigationDestination navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle
    navigationTitle navigationViewStyle onAppear onChange onContinuousHover onDelete onDisappear onDrag onDrop
    onGeometryChange onHover onKeyPress onLongPressGesture onMove onOpenURL onPreferenceChange
    onReceive onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange
    onScrollVisibilityChange onSubmit onTapGesture opacity overlay overlayPreferenceValue
    padding persistentSystemOverlays phaseAnimator pickerStyle popover position
    preferredColorScheme presentationBackground presentationBackgroundInteraction
    presentationCompactAdaptation presentationContentInteraction presentationCornerRadius
    presentationDetents presentationDragIndicator presentationSizing previewDevice
    previewDisplayName previewLayout privacySensitive progressViewStyle projectionEffect
    redacted refreshable renderingMode resizable rotation3DEffect rotationEffect
    safeAreaInset safeAreaPadding saturation scaleEffect scaledToFill scaledToFit scenePadding
    scrollBounceBehavior scrollClipDisabled scrollContentBackground scrollDisabled
    scrollDismissesKeyboard scrollIndicators scrollPosition scrollTargetBehavior
    scrollTargetLayout scrollTransition searchCompletion searchScopes searchSuggestions searchable
    selectionDisabled sensoryFeedback shadow sheet simultaneousGesture speechAdjustedPitch
    statusBar statusBarHidden strikethrough strokeBorder submitLabel submitScope
    swipeActions symbolEffect symbolRenderingMode symbolVariant tabItem tabViewStyle tableStyle task
    textCase textContentType textEditorStyle textFieldStyle textInputAutocapitalization
    textRenderer textSelection tint toggleStyle toolbar toolbarBackground toolbarColorScheme
    toolbarRole toolbarTitleDisplayMode tracking transaction transformAnchorPreference
    transformEffect transformEnvironment transformPreference transition truncationMode
    typesettingLanguage underline unredacted visualEffect windowResizability windowStyle
    windowToolbarStyle writingToolsBehavior zIndex
    """)

  /// Values of the environment, as written in a key path.
  static let environment = words(
    """
    accessibilityEnabled accessibilityReduceMotion accessibilityReduceTransparency
    accessibilityDifferentiateWithoutColor calendar colorScheme colorSchemeContrast
    controlActiveState defaultMinListRowHeight dismiss dismissSearch dismissWindow displayScale
    dynamicTypeSize editMode font horizontalSizeClass isEnabled isFocused isPresented isSearching
    layoutDirection legibilityWeight lineLimit lineSpacing locale managedObjectContext
    minimumScaleFactor modelContext multilineTextAlignment openSettings openURL openWindow
    pixelLength presentationMode redactionReasons refresh scenePhase textCase timeZone
    truncationMode undoManager verticalSizeClass
    """)

  /// Functions, as written without a dot, and macros, as written with a #.
  static let functions = words("withAnimation withTransaction Preview")

  static var count: Int {
    types.count + members.count + environment.count + functions.count
  }

  static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
