package import Foundation
package import HeadlessUI

/// What a span is about.
package enum SpanKind: String, Sendable {
  case pass
  case building
  case body
  case question
  case computation
  case cacheLookUp = "cache look-up"
  case placement
  /// A measurer measures a text.
  case text
  /// A part of the work that its code names.
  case phase
}

/// A stretch of a profiled run, as a trace shows it. Spans are nested.
package struct Span {
  package var kind: SpanKind
  package var name: String
  /// When it began, in nanoseconds of the profiled run; the profiler's own work is left out.
  package var start: Int
  /// In nanoseconds.
  package var duration = 0
  package var proposal: ProposedViewSize?
  /// Where a layout placed the view.
  package var position: CGPoint?
  /// The answer to a question.
  package var size: CGSize?
  /// The text that was measured.
  package var text: String?

  package init(kind: SpanKind, name: String, start: Int) {
    self.kind = kind
    self.name = name
    self.start = start
  }
}

extension SpanKind {
  init(_ event: LayoutEvent) {
    self =
      switch event {
      case .pass: .pass
      case .building: .building
      case .body: .body
      case .question: .question
      case .computation: .computation
      case .cacheLookUp: .cacheLookUp
      case .placement: .placement
      }
  }
}

/// What takes the spans of a run, each when it ends.
package protocol SpanWriter: AnyObject {
  func write(_ span: Span)
}
