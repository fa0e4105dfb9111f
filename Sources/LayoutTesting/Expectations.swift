public import HeadlessUI
public import Profiling

/// Expects that a cost of a view grows no faster with its items than said.
///
/// ```swift
/// try expectGrowth(.linear, of: \.measurements, over: [10, 100, 1000]) { TagCloud(sampleTags($0)) }
/// ```
///
/// Decided on the counts, exactly: between each two sizes, the cost of one more unit of the growth
/// (an item, for `.linear`) may be an eighth more than it was between the two before, and no more;
/// for `.constant`, all counts are equal. Nothing is fitted, so that the answer never varies.
///
/// - Parameters:
///   - growth: The fastest growth that is right.
///   - cost: Which count, such as `\.measurements`.
///   - sizes: Numbers of items, ascending: three or more, two for `.constant`.
///   - width: What the view is proposed, in points; nil for its ideal width.
///   - height: What the view is proposed, in points; nil for its ideal height.
///   - view: Makes the view with a number of items.
/// - Throws: ``LayoutTestingError``.
@MainActor
public func expectGrowth(
  _ growth: LayoutGrowth, of cost: KeyPath<LayoutCost, Int>, over sizes: [Int],
  width: CGFloat? = nil, height: CGFloat? = nil, view: (Int) -> some View
) throws(LayoutTestingError) {
  guard sizes.count >= growth.sizesNeeded, zip(sizes, sizes.dropFirst()).allSatisfy(<) else {
    throw .sizes(sizes, needed: growth.sizesNeeded, for: growth)
  }
  var series = GrowthSeries(sizes: sizes, counts: [])
  for size in sizes {
    let found = layoutCost(of: view(size), width: width, height: height)
    if let failure = found.failure { throw .layout(failure, items: size) }
    series.counts.append(found[keyPath: cost])
  }
  guard let size = series.firstExcess(over: growth) else { return }
  throw .growth(growth, sizes: sizes, counts: series.counts, from: size)
}

/// Expects that a layout keeps the contract of the layout protocol, on random subviews, proposals,
/// bounds and edits.
///
/// ```swift
/// try expectSound(FlowLayout(), rule: .flow(spacing: 8, lineSpacing: 4))
/// ```
///
/// - Parameters:
///   - layout: What to check.
///   - rule: What the layout says of itself.
///   - seed: The same seed makes the same examples everywhere.
///   - cases: How many examples each check looks at.
/// - Throws: ``LayoutTestingError/unsound(layout:rule:findings:)`` with a test to paste for each fault.
public func expectSound<Content: Layout>(
  _ layout: Content, rule: LayoutRule = .any, seed: UInt64 = ContractDefaults.seed,
  cases: Int = ContractDefaults.cases
) throws(LayoutTestingError) {
  let report = LayoutContract(layout, rule: rule, seed: seed, cases: cases).check()
  guard report.isSound else {
    throw .unsound(
      layout: "\(Content.self)()", rule: rule.swiftText, findings: report.findings)
  }
}

/// Expects that a layout keeps the contract on one example, such as a report gave.
///
/// - Throws: ``LayoutTestingError/unsound(layout:rule:findings:)``.
public func expectSound<Content: Layout>(
  _ layout: Content, rule: LayoutRule = .any, on example: LayoutExample
) throws(LayoutTestingError) {
  let report = LayoutContract(layout, rule: rule).check(example)
  guard report.isSound else {
    throw .unsound(
      layout: "\(Content.self)()", rule: rule.swiftText, findings: report.findings)
  }
}

/// Expects that views which feed geometry or preferences back into state settle soon, without zeros
/// at first, and forget earlier sizes, for random contents and sizes.
///
/// ```swift
/// try expectSettled { TagSheet(titles: $0.titles) }
/// ```
///
/// - Parameters:
///   - seed: The same seed makes the same cases everywhere.
///   - cases: How many contents and sizes are tried.
///   - view: Makes the views for a case.
/// - Throws: ``LayoutTestingError/restless(_:)``.
@MainActor
public func expectSettled(
  seed: UInt64 = ContractDefaults.seed, cases: Int = FeedbackDefaults.cases,
  @ViewBuilder view: @escaping (FeedbackCase) -> some View
) throws(LayoutTestingError) {
  let report = FeedbackCheck(seed: seed, cases: cases, view: view).check()
  guard report.isSound else { throw .restless(report.findings) }
}
