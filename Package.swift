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
    .library(name: "RowFitting", targets: ["RowFitting"]),
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
    library("RowFitting", dependencies: ["TextMetrics", "HeadlessUI"]),
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
        "TextMetrics", "HeadlessUI", "RowFitting", "Profiling", "Measurement", "BenchCommand",
      ],
      path: "Benchmarks/LayoutSuites", swiftSettings: strict),
    .executableTarget(
      name: "bench", dependencies: ["BenchCommand", "LayoutSuites"], path: "Benchmarks/bench",
      swiftSettings: strict),
    tests("TextMetricsTests", dependencies: ["TextMetrics"]),
    tests(
      "HeadlessUITests", dependencies: ["HeadlessUI", "LayoutTesting", "TextMetrics"],
      resources: [.copy("Apps")]),
    tests(
      "RowFittingTests", dependencies: ["RowFitting", "HeadlessUI", "TextMetrics"],
      resources: [.copy("Fixtures")]),
    tests(
      "ProfilingTests", dependencies: ["Profiling", "HeadlessUI", "RowFitting", "TextMetrics"]),
    tests(
      "LayoutTestingTests", dependencies: ["LayoutTesting", "Profiling", "HeadlessUI"],
      resources: [.copy("LayoutCosts")]),
    tests("MeasurementTests", dependencies: ["Measurement"]),
    tests("AnalysisTests", dependencies: ["Analysis", "Measurement"]),
    tests("ReportingTests", dependencies: ["Reporting", "Analysis", "Measurement"]),
    tests(
      "LayoutSuitesTests",
      dependencies: ["LayoutSuites", "BenchCommand", "Measurement", "RowFitting", "TextMetrics"]),
    tests(
      "BenchCommandTests",
      dependencies: [
        "BenchCommand", "HeadlessUI", "Profiling", "Measurement", "Analysis", "Reporting", "bench",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
