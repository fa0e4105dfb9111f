import Measurement

/// The part of a record that says where and with what the run was made.
struct EnvironmentFields {
  let environment: RunEnvironment
  private let texts: [String: String]

  /// - Throws: ``ReportingError`` for another version of the columns, and for a field that every
  ///   run knows and this record lacks.
  init(_ fields: FieldReader) throws(ReportingError) {
    let schema = try fields.requiredText("schema")
    guard schema == "\(Column.schemaVersion)" else {
      throw .otherSchema(schema, supported: Column.schemaVersion, line: fields.line)
    }
    guard let seed = UInt64(try fields.requiredText("seed")) else {
      throw fields.bad("seed", expected: "a whole number from 0 on")
    }
    var environment = RunEnvironment(seed: seed)
    environment.yardsticks = try fields.requiredCount("yardsticks")
    environment.measurer = try fields.requiredText("measurer")
    environment.font = fields.text("font")
    environment.harfbuzz = fields.text("harfbuzz")
    environment.commit = fields.text("commit")
    environment.swift = fields.text("swift")
    environment.allocator = fields.text("allocator")
    environment.os = fields.text("os")
    environment.arch = fields.text("arch")
    environment.cpu = fields.text("cpu")
    self.environment = environment

    var texts: [String: String] = [:]
    for column in Self.columns { texts[column] = fields.text(column) }
    self.texts = texts
  }

  /// The first column in which two records of one run may not differ but do; nil if there is
  /// none.
  func difference(from other: EnvironmentFields) -> String? {
    Self.columns.first { texts[$0] != other.texts[$0] }
  }

  private static let columns =
    ["measurer"] + Column.environment.map(\.name).filter { $0 != "labels_digest" }
}
