import Analysis
import Measurement

extension Column {
  /// Where and with what the run was made; the same in all rows of a suite.
  static let environment = [
    Column(
      "labels_digest", unit: "text",
      "A digest of the list that the labels were taken from: equal lists, equal digest."
    ) { $0.facts["labels_digest"].map(Field.text) ?? .unknown },
    Column(ofRun: "font", unit: "text", "The font or fonts that labels were measured with.") {
      Field($0.font)
    },
    Column(ofRun: "harfbuzz", unit: "version", "HarfBuzz; empty if it was not used.") {
      Field($0.harfbuzz)
    },
    Column(ofRun: "seed", unit: "number", "What labels and orders were generated from.") {
      Int(exactly: $0.seed).map(Field.integer) ?? .text($0.seed.description)
    },
    Column(ofRun: "commit", unit: "text", "The Git commit of the code that was measured.") {
      Field($0.commit)
    },
    Column(ofRun: "swift", unit: "version", "The Swift compiler.") { Field($0.swift) },
    Column(ofRun: "allocator", unit: "text", "The allocator and its version.") {
      Field($0.allocator)
    },
    Column(ofRun: "os", unit: "text", "The operating system and its version.") { Field($0.os) },
    Column(ofRun: "arch", unit: "text", "The architecture of the processor.") { Field($0.arch) },
    Column(ofRun: "cpu", unit: "text", "The model of the processor.") { Field($0.cpu) },
    Column(
      ofRun: "yardsticks", unit: "version",
      "The version of the yardsticks' work; ratios to other versions are not comparable."
    ) { .integer($0.yardsticks) },
  ]

  /// What is left to say of a row.
  static let remarks = [
    Column(
      "reason", unit: "text", "Why the status is not `ok`, or why a ratio has no interval."
    ) { $0.reason.map(Field.text) ?? .unknown }
  ]
}
