extension ValueFormat where Value == String {
  static var path: Self { words("FILE", expectation: "the path of a file") }
  static var folder: Self { words("DIR", expectation: "the path of a folder") }

  /// Any text but the empty one.
  static func words(_ placeholder: String, expectation: String) -> Self {
    Self(
      placeholder: placeholder, expectation: expectation, text: { $0 },
      parse: { $0.isEmpty ? nil : $0 })
  }
}

extension ValueFormat where Value == Int {
  static func integer(in limits: ClosedRange<Int>) -> Self {
    Self(
      placeholder: "N",
      expectation: "a whole number from \(limits.lowerBound) to \(limits.upperBound)",
      text: { "\($0)" },
      parse: { Int($0).flatMap { limits.contains($0) ? $0 : nil } })
  }
}

extension ValueFormat where Value == UInt64 {
  static var seed: Self {
    Self(
      placeholder: "N", expectation: "a whole number from 0 to \(UInt64.max)",
      text: { "\($0)" }, parse: { UInt64($0) })
  }
}

extension ValueFormat where Value == Double {
  /// A finite number.
  /// - Parameter unit: Follows the limits in help and errors, such as "points".
  static func number(
    in limits: ClosedRange<Double>, unit: String? = nil, placeholder: String = "X"
  ) -> Self {
    let bounds = "from \(limits.lowerBound.asTyped) to \(limits.upperBound.asTyped)"
    return Self(
      placeholder: placeholder,
      expectation: "a number \(bounds)\(unit.map { " (\($0))" } ?? "")",
      text: \.asTyped,
      parse: { Double($0).flatMap { limits.contains($0) ? $0 : nil } })
  }
}

extension ValueFormat where Value == Duration {
  static func seconds(in limits: ClosedRange<Double>) -> Self {
    let number = ValueFormat<Double>.number(in: limits, unit: "seconds")
    return Self(
      placeholder: "SECONDS", expectation: number.expectation,
      text: { ($0 / .seconds(1)).asTyped },
      parse: { (try? number.parse($0)).map { .seconds($0) } })
  }
}

extension ValueFormat
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of the enum's names.
  static var choice: Self {
    let names = Value.allCases.map(\.rawValue)
    return Self(
      placeholder: names.joined(separator: "|"),
      expectation: "one of \(names.joined(separator: ", "))", choices: names,
      text: \.rawValue, parse: { Value(rawValue: $0) })
  }
}

extension Double {
  /// The shortest decimal that reads back as this number, without a fraction of zero.
  var asTyped: String {
    Int(exactly: self).map { "\($0)" } ?? "\(self)"
  }
}
