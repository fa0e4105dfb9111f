// swift-tools-version: 6.2

import PackageDescription

/// The settings of every Swift target: nothing is imported or boxed without being said, and
/// a warning ends the build.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func library(_ name: String, dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(
  _ name: String, dependencies: [Target.Dependency], resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

let package = Package(
  name: "swiftui-layout-bench",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "bench", targets: ["bench"]),
    .library(name: "TextMetrics", targets: ["TextMetrics"]),
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(name: "FixedLengths", targets: ["FixedLengths"]),
    .library(name: "RowFitting", targets: ["RowFitting"]),
    .library(name: "FlowFitting", targets: ["FlowFitting"]),
    .library(name: "SheetFitting", targets: ["SheetFitting"]),
    .library(name: "MarginFitting", targets: ["MarginFitting"]),
    .library(name: "Profiling", targets: ["Profiling"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    .library(name: "Measurement", targets: ["Measurement"]),
    .library(name: "Analysis", targets: ["Analysis"]),
    .library(name: "Reporting", targets: ["Reporting"]),
    .library(name: "BenchCommand", targets: ["BenchCommand"]),
  ],
  targets: [
    library("TextMetrics"),
    library("HeadlessUI", dependencies: ["TextMetrics"]),
    library("FixedLengths"),
    library("RowFitting", dependencies: ["TextMetrics", "HeadlessUI", "FixedLengths"]),
    library("FlowFitting", dependencies: ["HeadlessUI", "FixedLengths"]),
    library("SheetFitting", dependencies: ["HeadlessUI"]),
    library("MarginFitting", dependencies: ["HeadlessUI"]),
    library("Profiling", dependencies: ["TextMetrics", "HeadlessUI"]),
    library("LayoutTesting", dependencies: ["TextMetrics", "HeadlessUI", "Profiling"]),
    .systemLibrary(
      name: "CJemalloc", pkgConfig: "jemalloc",
      providers: [.apt(["libjemalloc-dev"]), .brew(["jemalloc"])]),
    library("Measurement", dependencies: ["CJemalloc"]),
    library("Analysis", dependencies: ["Measurement"]),
    library("Reporting", dependencies: ["Measurement", "Analysis"]),
    library(
      "BenchCommand",
      dependencies: [
        "TextMetrics", "HeadlessUI", "RowFitting", "Profiling", "Measurement", "Analysis",
        "Reporting",
      ]),
    .target(
      name: "LayoutSuites",
      dependencies: [
        "TextMetrics", "HeadlessUI", "RowFitting", "FlowFitting", "SheetFitting", "MarginFitting",
        "Profiling", "Measurement", "Analysis", "BenchCommand",
      ],
      path: "Benchmarks/LayoutSuites", swiftSettings: strict),
    .executableTarget(
      name: "bench", dependencies: ["BenchCommand", "LayoutSuites"], path: "Benchmarks/bench",
      swiftSettings: strict),
    tests("TextMetricsTests", dependencies: ["TextMetrics"]),
    tests(
      "HeadlessUITests",
      dependencies: ["HeadlessUI", "LayoutTesting", "TextMetrics", "TestArithmetic"],
      resources: [.copy("Apps")]),
    tests(
      "RowFittingTests",
      dependencies: ["RowFitting", "HeadlessUI", "TextMetrics", "TestArithmetic"],
      resources: [.copy("Fixtures")]),
    .target(name: "TestArithmetic", path: "Tests/TestArithmetic", swiftSettings: strict),
    tests("FixedLengthsTests", dependencies: ["FixedLengths"]),
    tests(
      "FlowFittingTests",
      dependencies: ["FlowFitting", "HeadlessUI", "LayoutTesting", "Profiling", "TestArithmetic"],
      resources: [.copy("Fixtures")]),
    tests("SheetFittingTests", dependencies: ["SheetFitting", "HeadlessUI", "TestArithmetic"]),
    tests("MarginFittingTests", dependencies: ["MarginFitting", "HeadlessUI", "TestArithmetic"]),
    tests(
      "ProfilingTests",
      dependencies: ["Profiling", "HeadlessUI", "RowFitting", "TextMetrics", "Measurement"]),
    tests(
      "LayoutTestingTests", dependencies: ["LayoutTesting", "Profiling", "HeadlessUI"],
      resources: [.copy("LayoutCosts")]),
    tests("MeasurementTests", dependencies: ["Measurement"]),
    tests("AnalysisTests", dependencies: ["Analysis", "Measurement"]),
    tests("ReportingTests", dependencies: ["Reporting", "Analysis", "Measurement"]),
    tests(
      "LayoutSuitesTests",
      dependencies: [
        "LayoutSuites", "BenchCommand", "Measurement", "Analysis", "RowFitting", "FlowFitting",
        "SheetFitting", "HeadlessUI", "TextMetrics",
      ]),
    tests(
      "BenchCommandTests",
      dependencies: [
        "BenchCommand", "HeadlessUI", "Profiling", "Measurement", "Analysis", "Reporting", "bench",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
