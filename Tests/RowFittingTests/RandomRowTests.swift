import HeadlessUI
import TestArithmetic
import Testing

@testable import RowFitting

@Suite struct `Random rows` {
  @Test(arguments: 0..<4)
  func `are answered by every strategy as by the oracle`(quarter: UInt64) throws {
    for seed in Seeds.upTo(1600) where seed % 4 == quarter {
      let random = RandomRow(seed: seed, widths: 4)
      let converted = try random.row.plain
      for available in random.availables {
        let expected = random.row.answer(available: available)
        for answer in try random.row.answers(available: available, of: converted) {
          #expect(
            answer.answer.agrees(with: expected),
            "\(answer) in \(available) pt, not \(expected); \(Seeds.replay(seed))")
        }
      }
    }
  }

  @Test func `are answered by the layout as by the oracle, width after width`() throws {
    for seed in Seeds.upTo(1600) {
      let random = RandomRow(seed: seed)
      var layout = KeptLayout(random.row)
      for available in random.availables {
        let expected = random.row.answer(available: available)
        let answer = layout.answer(available: available)
        #expect(
          answer.agrees(with: expected),
          "\(answer) in \(available) pt, not \(expected); \(Seeds.replay(seed))")
      }
    }
  }

  @Test func `of up to 2000 items are answered as by the oracle`() throws {
    for seed in Seeds.upTo(24) {
      let random = RandomRow(seed: seed, items: 500...2000)
      var layout = KeptLayout(random.row)
      for available in random.availables {
        let expected = random.row.answer(available: available)
        var answers = try random.row.answers(available: available, whole: false)
        answers.append(
          StrategyAnswer(name: "layout", answer: layout.answer(available: available)))
        for answer in answers {
          #expect(
            answer.answer.agrees(with: expected),
            "\(answer) in \(available) pt, not \(expected); \(Seeds.replay(seed))")
        }
      }
    }
  }

  @Test func `of 300 items are answered by whole rows as by the oracle`() throws {
    let random = RandomRow(seed: 7, items: 300...300, widths: 2)
    for available in random.availables {
      let expected = random.row.answer(available: available)
      for answer in try random.row.answers(available: available) {
        #expect(answer.answer.agrees(with: expected), "\(answer) in \(available) pt")
      }
    }
  }

  @Test func `overflow and fit, show all and hide some, and turn back`() throws {
    var kinds: Set<String> = []
    for seed in 0..<200 as Range<UInt64> {
      let random = RandomRow(seed: seed)
      for available in random.availables {
        let answer = random.row.answer(available: available)
        if answer.overflows { kinds.insert("overflows") }
        if answer.hidden == 0 { kinds.insert("all") }
        if answer.visible > 0, answer.hidden > 0 { kinds.insert("some") }
        let rows = random.row.rowWidths
        if rows.indices.dropLast().contains(where: { rows[$0] > rows[$0 + 1] }) {
          kinds.insert("not monotone")
        }
      }
    }
    #expect(kinds == ["overflows", "all", "some", "not monotone"])
  }
}
