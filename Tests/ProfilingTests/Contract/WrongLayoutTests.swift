import HeadlessUI
import Profiling
import Testing

/// A layout that breaks a rule.
struct WrongLayout: Sendable, CustomTestStringConvertible {
  var name: String
  var rule: ContractRule
  var check: @Sendable () -> ContractReport

  /// Of each check: enough for all of these layouts.
  static let cases = 60

  var testDescription: String { "\(name) breaks \(rule.rawValue)" }

  init<Content: Layout>(_ rule: ContractRule, _ layout: Content, as declared: LayoutRule = .any) {
    name = "\(Content.self)"
    self.rule = rule
    check = { LayoutContract(layout, rule: declared, cases: Self.cases).check() }
  }
}

extension LayoutRule {
  static var testFlow: LayoutRule { .flow(spacing: 8, lineSpacing: 4) }
  static var testRow: LayoutRule { testRow(spacing: 8) }
  static var testColumn: LayoutRule { .stack(.vertical, spacing: 8) }

  static func testRow(spacing: CGFloat) -> LayoutRule {
    .wholePrefixRow(spacing: spacing) { leaf, hidden in
      leaf.layoutValue(key: TestBadge.self, value: hidden)
    }
  }
}

@Suite struct WrongLayoutTests {
  static let all: [WrongLayout] = [
    WrongLayout(.fitsDespiteRounding, RoundingFlow(), as: .testFlow),
    WrongLayout(.fitsDespiteRounding, RoundingRow(), as: .testRow),
    WrongLayout(.fitsExactly, StrictFlow(), as: .testFlow),
    WrongLayout(.fitsExactly, StrictFlow()),
    WrongLayout(.fitsExactly, StrictRow(), as: .testRow),
    WrongLayout(.endsWithoutGap, TrailingGapFlow(), as: .testFlow),
    WrongLayout(.endsWithoutGap, TrailingGapWrapFlow(), as: .testFlow),
    WrongLayout(.endsWithoutGap, TrailingLineGapFlow(), as: .testFlow),
    WrongLayout(.measuresEachBadge, OneBadgeRow(), as: .testRow),
    WrongLayout(.reservesNoWidestBadge, WidestBadgeRow(), as: .testRow),
    WrongLayout(.showsTheLongestPrefix, BadgeKeepingRow(), as: .testRow),
    WrongLayout(.showsTheRightBadge, WrongBadgeRow(), as: .testRow),
    WrongLayout(.takesNegativeSpacing, StoppingRow(), as: .testRow(spacing: -30)),
    WrongLayout(
      .takesNegativeSpacing, ClampingFlow(), as: .flow(spacing: -4, lineSpacing: 4)),
    WrongLayout(.placesForItsProposal, LastLinesFlow(), as: .testFlow),
    WrongLayout(.noticesEdits, StaleFlow(), as: .testFlow),
    WrongLayout(.noticesInsertions, ShortFlow(), as: .testFlow),
    WrongLayout(.noticesRemovals, LongFlow(), as: .testFlow),
    WrongLayout(.answersAlikeTwice, GrowingFlow()),
    WrongLayout(.answersEachProposal, FirstAnswerFlow()),
    WrongLayout(.placesUnasked, UnpreparedFlow()),
    WrongLayout(.placesEachSubview, UnplacingRow(), as: .testRow),
    WrongLayout(.knowsUnspecified, TenPointFlow(), as: .testFlow),
    WrongLayout(.knowsUnspecified, TenPointFlow()),
    WrongLayout(.sizeIsFinite, InfiniteFlow()),
    WrongLayout(.placesOversizedSubviews, ParkingFlow(), as: .testFlow),
    WrongLayout(.placesOversizedSubviews, DroppingFlow()),
    WrongLayout(.placesEmptySubviews, EmptyDroppingFlow()),
    WrongLayout(.breaksLinesByItsRule, EmptyJoiningFlow(), as: .testFlow),
    WrongLayout(.breaksLinesByItsRule, PairingFlow(), as: .testFlow),
    WrongLayout(.hasTheSizeOfItsRule, SummingFlow(), as: .testFlow),
    WrongLayout(.sizeIsANumber, AveragingFlow()),
    WrongLayout(.sizeIsNotNegative, NegativeFlow()),
    WrongLayout(.asksWithNumbers, DifferenceFlow()),
    WrongLayout(.isDeterministic, RandomFlow()),
    WrongLayout(.remembersInItsCache, RememberingFlow()),
    WrongLayout(.measuresInProportion, QuadraticFlow()),
    WrongLayout(.measuresOnce, RepeatingFlow()),
    WrongLayout(.placesOnce, DoubleFlow()),
    WrongLayout(.placesAtFinitePositions, ProposalCentredFlow()),
    WrongLayout(.placesWithFiniteProposals, UnlimitedFlow()),
    WrongLayout(.followsItsOrigin, OriginlessFlow()),
    WrongLayout(.leavesMirroring, MirroringFlow()),
    WrongLayout(.countsGapsAlike, GappyColumn()),
    WrongLayout(.staysInside, ShiftedFlow()),
    WrongLayout(.isEmptyWhenEmpty, PaddedColumn(), as: .testColumn),
    WrongLayout(.placesByItsRule, CrowdedFlow(), as: .testFlow),
    WrongLayout(.placesByItsRule, ReversedColumn(), as: .testColumn),
  ]

  @Test("A wrong layout is caught by the rule that it breaks, and by no other", arguments: all)
  func caught(layout: WrongLayout) throws {
    let report = layout.check()
    #expect(report.findings.map(\.rule) == [layout.rule], "\(report.findings)")
    #expect(report.cases <= 20 * WrongLayout.cases)
    let finding = try #require(report.findings.first)
    #expect(finding.example.subviews.count <= 12, "\(finding)")
  }

  @Test func `Every rule but the notes has a layout that breaks it`() {
    let broken = Set(Self.all.map(\.rule))
    #expect(ContractRule.allCases.filter { !$0.isNote && !broken.contains($0) } == [])
  }

  @Test func `A layout that shrinks when it is offered more is sound, with a note`() {
    let report = LayoutContract(ContraryLayout()).check()
    #expect(report.isSound)
    #expect(report.notes.map(\.rule) == [.doesNotShrink])
  }
}
