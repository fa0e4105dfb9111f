import FixedLengths
import Testing

@Suite struct `A fixed length` {
  static let conversions: [(points: Double, units: Int64)] = [
    (0, 0), (1, 1 << 30), (0.1, 107_374_182), (-0.1, -107_374_183), (0x1p-30, 1), (0x1p-31, 0),
    (-0x1p-31, -1), (0x1p32, 1 << 62), (-0x1p32, -1 << 62), (0x1p-6, 1 << 24),
  ]

  @Test(arguments: conversions)
  func `is rounded down to a whole unit`(points: Double, units: Int64) throws {
    #expect(try FixedLength(points: points).rawValue == units)
  }

  @Test func `of an available width has 1/1024 pt of slack on top`() throws {
    #expect(try FixedLength.available(points: 1).rawValue == (1 << 30) + (1 << 20))
    #expect(try FixedLength.available(points: 0.1).rawValue == 107_374_182 + (1 << 20))
    #expect(FixedLength.slack.points == 1.0 / 1024)
  }

  @Test func `is read from a decimal`() throws {
    #expect(try FixedLength(decimal: "67.5").points == 67.5)
    #expect(try FixedLength(decimal: "-1e1").points == -10)
  }

  @Test(arguments: ["", "nan", "inf", "0x10", "1,5", "12 ", "1.2.3", "-", "e", "١٢"])
  func `is not read from anything else`(text: String) {
    #expect(throws: LengthError.notADecimal(text, .item(2))) {
      try FixedLength(decimal: text, as: .item(2))
    }
  }

  @Test func `sums up to the end of the range and no further`() {
    let most = FixedLength(rawValue: .max)
    let least = FixedLength(rawValue: .min)
    let one = FixedLength(rawValue: 1)
    let minusOne = FixedLength(rawValue: -1)
    #expect(most + one == most)
    #expect(least + minusOne == least)
    #expect(most - minusOne == most)
    #expect(least - one == least)
    #expect(FixedLength.zero - least == most)
    #expect(most + minusOne == FixedLength(rawValue: .max - 1))
    #expect(one + one - one == one)
  }

  @Test func `takes any measurement as a length in range`() {
    #expect(FixedLength(clampingMeasured: .nan) == .zero)
    #expect(FixedLength(clampingMeasured: -4) == .zero)
    #expect(FixedLength(clampingMeasured: -.infinity) == .zero)
    #expect(FixedLength(clampingMeasured: .infinity).points == FixedLength.maximumPoints)
    #expect(FixedLength(clampingMeasured: 1e300).points == FixedLength.maximumPoints)
    #expect(FixedLength(clampingMeasured: 4.5).points == 4.5)
    #expect(FixedLength(clamping: -.infinity).points == -FixedLength.maximumPoints)
    #expect(FixedLength(clamping: -4.5).points == -4.5)
    #expect(FixedLength(clamping: .nan) == .zero)
  }
}
