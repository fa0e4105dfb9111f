public import HeadlessUI

extension View {
  /// Makes the sheet around as high as this view, and keeps it so.
  ///
  /// ```swift
  /// .sheet(isPresented: $isPresented) {
  ///   Choices().fittedDetents(.sizeToFit, additional: [.large])
  /// }
  /// ```
  ///
  /// The sheet rests at the lowest of the fitted height and the additional detents that are
  /// active, unless it was dragged to one of the latter. The view is proposed the size of the
  /// sheet, so that a scroll view that is higher than the screen scrolls. A view that wants no
  /// height at all leaves the sheet to the additional detents.
  ///
  /// Several views belong into a stack first: each would be fitted by itself.
  ///
  /// - Parameters:
  ///   - detent: How the height follows from the view. It is meant to stay the same: another one
  ///     makes the view anew.
  ///   - additional: Further heights at which the sheet can rest.
  @ViewBuilder public func fittedDetents(
    _ detent: FittedDetent, additional: Set<PresentationDetent> = []
  ) -> some View {
    switch detent.strategy {
    case .feedback: modifier(FeedbackDetents(additional: additional))
    case .fitted: presentationSizing(.fitted).presentationDetents(additional)
    }
  }
}
