// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Example",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swiftui-layout-bench", path: "../..")],
  targets: [
    .executableTarget(
      name: "Example",
      dependencies: [
        .product(name: "BenchCommand", package: "swiftui-layout-bench"),
        .product(name: "HeadlessUI", package: "swiftui-layout-bench"),
        .product(name: "Measurement", package: "swiftui-layout-bench"),
        .product(name: "Profiling", package: "swiftui-layout-bench"),
        .product(name: "TextMetrics", package: "swiftui-layout-bench"),
      ]),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "Example",
        .product(name: "HeadlessUI", package: "swiftui-layout-bench"),
        .product(name: "LayoutTesting", package: "swiftui-layout-bench"),
      ]),
  ]
)
