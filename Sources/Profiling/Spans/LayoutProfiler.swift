import Foundation
import HeadlessUI
import TextMetrics

/// Listens to a layout and finds out where its work goes.
///
/// What the profiler itself takes is left out of every figure: costs are read when an event
/// arrives, and again when the profiler is done with it. So the costs of all views add up to that
/// of the whole run. Belongs to the thread that lays out.
public final class LayoutProfiler {
  private let meter: ProfileMeter
  private let trace: (any SpanWriter)?
  var tree = ProfileTree()
  var open: [OpenSpan] = []
  private var phases: [LayoutProfile.Phase] = []
  var passes = 0
  /// How many spans began so far.
  package private(set) var spanCount = 0
  private(set) var isListening = false
  /// When the work that is going on was last charged to a view.
  private var lastReading = ProfileCost()
  /// What the run took up to then.
  private var charged = ProfileCost()

  package init(meter: ProfileMeter, trace: (any SpanWriter)? = nil) {
    self.meter = meter
    self.trace = trace
  }

  /// Does work and listens to it. What was listened to before is kept.
  package func listen<Value>(to work: () throws -> Value) rethrows -> Value {
    precondition(!isListening, "A profiler listens to one piece of work at a time.")
    isListening = true
    // An event that could not end, as where a layout failed, ends with the work.
    defer {
      charge()
      while !open.isEmpty { end(size: nil) }
      isListening = false
    }
    lastReading = meter.read()
    return try work()
  }

  /// What was found out so far.
  public var profile: LayoutProfile {
    LayoutProfile(entries: tree.entries, phases: phases, passes: passes)
  }

  /// Does work that the profile shows as a part of its own, such as `build`.
  public func phase<Value>(_ name: String, _ work: () throws -> Value) rethrows -> Value {
    guard isListening else { return try work() }
    charge()
    let entry = tree.entry(named: name, in: current)
    begin(.phase, name: name, entry: entry, phase: phaseIndex(name), view: nil)
    resume()
    defer {
      charge()
      end(size: nil)
      resume()
    }
    return try work()
  }

  /// Measures a text, as an entry of its own.
  func measure(_ text: String, as name: String, _ work: () -> TextSize) -> TextSize {
    guard isListening else { return work() }
    charge()
    let entry = tree.entry(named: name, in: current)
    tree.noteText(text, entry: entry)
    begin(.text, name: name, entry: entry, phase: phaseIndex(PhaseName.measure), view: nil)
    open[open.count - 1].span.text = text
    resume()
    let size = work()
    charge()
    end(size: CGSize(width: size.width, height: size.height))
    resume()
    return size
  }
}

extension LayoutProfiler {
  var current: Int { open.last?.entry ?? 0 }

  /// Charges what was done since the last event to the view that did it.
  func charge() {
    let cost = meter.read() - lastReading
    charged += cost
    tree[current].own += cost
    if let phase = open.last?.phase { phases[phase].cost += cost }
  }

  func resume() {
    lastReading = meter.read()
  }

  func begin(
    _ kind: SpanKind, name: String, entry: Int, phase: Int?, view: ObservedView?
  ) {
    let span = Span(kind: kind, name: name, start: charged.nanoseconds)
    spanCount += 1
    open.append(OpenSpan(entry: entry, phase: phase, span: span, view: view))
  }

  func end(size: CGSize?) {
    guard var last = open.popLast() else { return }
    last.span.duration = charged.nanoseconds - last.span.start
    last.span.size = size
    if let size, let view = last.view, let proposal = last.span.proposal,
      last.span.kind == .computation || last.remembersNothing
    {
      tree.noteComputation(
        of: view, entry: last.entry, by: asker, proposal: SizeKey(proposal),
        answer: SizeKey(size))
    }
    trace?.write(last.span)
  }

  /// The phase of an event: what is done in order to measure is measuring, whatever it is.
  func phase(of event: LayoutEvent) -> Int? {
    let isMeasuring = open.last?.phase.map { phases[$0].name == PhaseName.measure } ?? false
    switch event {
    case _ where isMeasuring: return open.last?.phase
    case .building, .body: return phaseIndex(PhaseName.build)
    case .question, .computation: return phaseIndex(PhaseName.measure)
    case .pass, .cacheLookUp, .placement: return phaseIndex(PhaseName.place)
    }
  }

  private func phaseIndex(_ name: String) -> Int {
    if let index = phases.firstIndex(where: { $0.name == name }) { return index }
    phases.append(LayoutProfile.Phase(name: name, cost: ProfileCost()))
    return phases.count - 1
  }
}
