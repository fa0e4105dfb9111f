import Testing

@testable import RowFitting

@Suite struct `A plain row` {
  @Test func `takes a badge as a constant, a function, or a table`() throws {
    let widths = [10.0, 20, 30]
    let table = try PlainRow(widths: widths, badge: .table([11, 12, 13, 99]), spacing: 0)
    let function = try PlainRow(widths: widths, badge: .function { Double(10 + $0) }, spacing: 0)
    let constant = try PlainRow(widths: widths, badge: .constant(5), spacing: 0)
    #expect(table == function)
    #expect(table.badgeWidths.map(\.points) == [11, 12, 13])
    #expect(constant.badgeWidths.map(\.points) == [5, 5, 5])
  }

  @Test func `asks a badge function once for each hidden count`() throws {
    var asked: [Int] = []
    let badge = BadgeWidths.function { hidden in
      asked.append(hidden)
      return 20
    }
    _ = try PlainRow(widths: [1, 2, 3, 4], badge: badge)
    #expect(asked == [1, 2, 3, 4])
  }

  @Test func `without items shows nothing and fits`() throws {
    let row = try PlainRow(widths: [], badge: .constant(60))
    for strategy in RowStrategy.allCases {
      var work = RowWork()
      let answer = strategy.choose(row: row, width: .zero, counting: &work)
      #expect(answer == RowAnswer(visible: 0, hidden: 0, width: .zero, overflows: false))
      #expect(work == RowWork())
    }
  }

  @Test(arguments: [(344.0, 4, 344.0), (343, 3, 316), (300, 2, 244), (220, 1, 140), (60, 0, 60)])
  func `of the running example is answered as documented`(
    available: Double, visible: Int, width: Double
  ) throws {
    let row = try PlainRow(widths: [72, 96, 64, 88], badge: .constant(60), spacing: 8)
    let answer = Greedy.choose(row: row, width: try .available(points: available))
    #expect(answer.visible == visible)
    #expect(answer.hidden == 4 - visible)
    #expect(answer.width.points == width)
    #expect(!answer.overflows)
  }

  @Test func `overflows when its badge alone does not fit`() throws {
    let row = try PlainRow(widths: [72, 96, 64, 88], badge: .constant(60), spacing: 8)
    let answer = Greedy.choose(row: row, width: try .available(points: 59))
    #expect(
      answer == RowAnswer(visible: 0, hidden: 4, width: try .init(points: 60), overflows: true))
  }

  @Test func `gives answers whose digests differ when they do`() throws {
    let width = try FixedLength(points: 60)
    let answers = [
      RowAnswer(visible: 0, hidden: 4, width: width, overflows: true),
      RowAnswer(visible: 0, hidden: 4, width: width),
      RowAnswer(visible: 4, hidden: 0, width: width),
      RowAnswer(visible: 1, hidden: 3, width: width),
      RowAnswer(visible: 1, hidden: 3, width: width + width),
    ]
    #expect(Set(answers.map(\.digest)).count == answers.count)
    #expect(answers[0].digest == answers[0].digest)
  }
}
