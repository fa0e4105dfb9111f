/// What all nodes of one tree share: what is to be updated, what is to be done, and the counts.
package final class ViewGraph {
  @exclusivity(unchecked) var counts = UpdateCounts()
  private var isUpdating = false
  private var writesBetweenUpdates = 0
  /// Hears of what happens in updates. Set between updates.
  package var observer: (any LayoutObserver)?
  /// The events of the update that the observer heard of.
  var heard = EventCounts()
  /// Changes after each layout; see `invalidateLayout`.
  @exclusivity(unchecked) var layoutEpoch: Int32 = 0
  /// Numbers body nodes in the order in which they were made.
  @exclusivity(unchecked) var nodesMade = 0
  /// The node whose body is being evaluated.
  @exclusivity(unchecked) var reader: (any BodyReader)?
  /// What to do once the tree is built, or laid out: in order.
  package var actions: [() -> Void] = []
  @exclusivity(unchecked) package private(set) var failure: HeadlessUIError?

  /// Counts updates.
  private(set) var updateNumber = 0
  /// Changes whenever what the views say for preferences may have changed.
  @exclusivity(unchecked) var preferenceEpoch = 0
  /// Whether something that was laid out turned out to be of another size.
  var needsLayout = false
  /// Whether all frames are wanted, wherever they are, and no view is to be made for that.
  @exclusivity(unchecked) var isReading = false
  /// What looks at the tree after each layout, in the order in which it was made.
  private var watchers: [any LayoutWatcher] = []
  /// The change that was noticed last in the current pass.
  var lastChange: (any ReportedChange)?
  /// The change of the update that came back first; of several in one pass the innermost, from
  /// which those around it follow.
  private(set) var cycle: (any ReportedChange)?
  /// The sheets on the screen, the one presented first at the bottom.
  private(set) var sheets: [SheetNode] = []

  private var invalidated: [any BodyReader] = []
  private var plans: [ObjectIdentifier: ViewPlan] = [:]
  /// Views of one type are often made one after another.
  private var lastPlan: (type: ObjectIdentifier, plan: ViewPlan)?
  let inbox = ChangeInbox()

  package init() {}

  /// Starts the counts of an update; writes to state since the last one belong to it.
  func beginUpdate() {
    isUpdating = true
    updateNumber += 1
    cycle = nil
    counts = UpdateCounts()
    counts.stateWrites = writesBetweenUpdates
    writesBetweenUpdates = 0
    guard observer != nil else { return }
    heard = EventCounts()
    counts.events = .observed
  }

  func endUpdate() {
    counts = readableCounts
    isUpdating = false
  }

  /// The counts with those events that an observer has heard of.
  var readableCounts: UpdateCounts {
    var counts = counts
    if isUpdating, observer != nil { counts.events = heard }
    return counts
  }

  func noteStateWrite() {
    if isUpdating {
      counts.stateWrites += 1
      // The selected detent of a sheet is read by no body.
      if !sheets.isEmpty { needsLayout = true }
    } else {
      writesBetweenUpdates += 1
    }
  }

  /// Stops the update; the first failure is kept.
  package func fail(_ error: HeadlessUIError) {
    if failure == nil { failure = error }
  }

  func plan<V>(for type: V.Type) -> ViewPlan {
    let key = ObjectIdentifier(type)
    if let lastPlan, lastPlan.type == key { return lastPlan.plan }
    let known = plans[key]
    let plan = known ?? ViewPlan(of: type)
    if known == nil { plans[key] = plan }
    lastPlan = (key, plan)
    return plan
  }

  func invalidate(_ node: any BodyReader) {
    invalidated.append(node)
  }

  /// Whether something is to be built or evaluated.
  var needsUpdate: Bool {
    !invalidated.isEmpty || !actions.isEmpty || !inbox.isEmpty
  }

  /// The first few views whose bodies are out of date, outer ones first.
  var unsettledPaths: [String] {
    inbox.drain()
    let nodes = invalidated.sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }
    return nodes.prefix(Self.pathsNamed).map(\.path)
  }

  private static let pathsNamed = 3

  /// Evaluates the bodies that are out of date, outer ones first, since an inner one may be
  /// gone or evaluated by then.
  func updateBodies() {
    inbox.drain()
    let nodes = invalidated.sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }
    invalidated.removeAll(keepingCapacity: true)
    for node in nodes where failure == nil { node.updateIfNeeded() }
  }

  /// Runs what was asked for so far; actions may ask for more.
  func runActions() {
    let waiting = actions
    actions.removeAll(keepingCapacity: true)
    for action in waiting { action() }
  }

  func watch(_ watcher: any LayoutWatcher) {
    watchers.append(watcher)
  }

  /// Starts a layout, of which nothing is known.
  func beginLayout() {
    needsLayout = false
    lastChange = nil
  }

  /// Lets the watchers look at what was laid out.
  func lookAtLayout() {
    watchers.removeAll(where: \.hasLeft)
    for watcher in watchers { watcher.look() }
  }

  /// Notes a change that asks for another pass.
  func note(_ change: any ReportedChange) {
    lastChange = change
    guard change.cameBack else { return }
    if cycle.map({ change.depth > $0.depth }) ?? true { cycle = change }
  }

  /// Gives up everything that may hold on to the graph: what watches has actions, and actions
  /// have state, which knows its graph.
  func letGo() {
    watchers = []
    sheets = []
    invalidated = []
    actions = []
    lastChange = nil
    cycle = nil
  }

  func present(_ sheet: SheetNode) {
    sheets.append(sheet)
  }

  func withdraw(_ sheet: SheetNode) {
    sheets.removeAll { $0 === sheet }
  }
}
