package import Foundation
package import HeadlessUI

extension LayoutProfiler: LayoutObserver {
  package func began(_ event: LayoutEvent, of view: ObservedView) {
    guard isListening else { return }
    charge()
    let entry = tree.entry(of: view, in: current)
    begin(
      SpanKind(event), name: tree[entry].name, entry: entry, phase: phase(of: event), view: view)
    note(event, entry: entry)
    resume()
  }

  package func ended(with size: CGSize?) {
    guard isListening else { return }
    charge()
    end(size: size)
    resume()
  }

  package func disregard<Value>(_ work: () -> Value) -> Value {
    guard isListening else { return work() }
    charge()
    defer { resume() }
    return work()
  }

  private func note(_ event: LayoutEvent, entry: Int) {
    switch event {
    case .pass(let number):
      passes += 1
      open[open.count - 1].span.name = "pass \(number)"
    case .building:
      open[open.count - 1].span.name = "building"
    case .body:
      tree[entry].counts.bodies += 1
    case .question(let proposal):
      tree[entry].counts.asked += 1
      open[open.count - 1].span.proposal = proposal
    case .computation(let proposal):
      open[open.count - 1].span.proposal = proposal
    case .cacheLookUp:
      tree[entry].counts.cacheLookUps += 1
    case .placement(let position, let proposal):
      tree[entry].counts.placements += 1
      open[open.count - 1].span.proposal = proposal
      open[open.count - 1].span.position = position
    }
  }

  /// The entry of the views that asked for the size that was just computed, if they did so while
  /// they computed their own.
  var asker: Int? {
    for span in open.reversed() {
      switch span.span.kind {
      case .cacheLookUp, .phase: continue
      case .question where !span.remembersNothing: continue
      case .computation, .question: return span.entry
      case .pass, .building, .body, .placement, .text: return nil
      }
    }
    return nil
  }
}
