import HeadlessUI

/// What one operation of a workload does with a tree of views.
struct HostWork<Root: View> {
  /// Changes something and lays out until the tree has settled.
  typealias Update = @MainActor (_ host: LayoutHost<Root>, _ position: Int) throws -> Void

  /// Makes a host that has not laid out anything.
  let makeHost: @MainActor () -> LayoutHost<Root>
  /// What leads a host to where operations begin; nil for a new host in each operation.
  let start: Update?
  /// The updates of an operation, in order.
  let updates: [Update]
}
