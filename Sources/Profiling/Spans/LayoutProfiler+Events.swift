package import Foundation
package import HeadlessUI

extension LayoutProfiler: LayoutObserver {
  package func began(_ event: LayoutEvent, of view: ObservedView) {
    guard isListening else { return }
    charge()
    let entry = tree.entry(of: view, in: current)
    let asker = self.asker
    begin(
      SpanKind(event), name: tree[entry].name, entry: entry, phase: phase(of: event), view: view)
    note(event, of: view, entry: entry, asker: asker)
    resume()
  }

  package func ended(with size: CGSize?) {
    guard isListening else { return }
    charge()
    end(size: size)
    resume()
  }

  private func note(_ event: LayoutEvent, of view: ObservedView, entry: Int, asker: Int?) {
    switch event {
    case .pass(let number):
      passes += 1
      open[open.count - 1].span.name = "pass \(number)"
    case .building:
      open[open.count - 1].span.name = "building"
    case .body:
      tree[entry].counts.bodies += 1
    case .question(let proposal):
      tree.noteQuestion(to: view, entry: entry, by: asker)
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

  /// The entry of the view that is asking, if it does so while its own size is computed.
  private var asker: Int? {
    for last in open.reversed() {
      switch last.span.kind {
      case .cacheLookUp, .phase: continue
      case .computation: return last.entry
      case .question: return last.remembersNothing ? last.entry : nil
      case .pass, .building, .body, .placement, .text: return nil
      }
    }
    return nil
  }
}
