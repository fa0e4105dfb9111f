import Foundation
import Testing

/// The files in the folders `Layouts` and `Programs` are written as for SwiftUI, with the import changed.
@Suite struct CompilationTests {
  @Test(
    "What is written for SwiftUI compiles in every language mode",
    .enabled(if: modules != nil, "The module is not where the Swift package manager puts it."),
    arguments: [
      ["-swift-version", "5"],
      ["-swift-version", "6"],
      ["-swift-version", "5", "-default-isolation", "MainActor"],
      ["-swift-version", "6", "-default-isolation", "MainActor"],
    ])
  func languageModes(flags: [String]) throws {
    let modules = try #require(Self.modules)
    let compiler = Process()
    let messages = Pipe()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-typecheck", "-I", modules.path] + flags + Self.files
    compiler.standardError = messages
    try compiler.run()
    let text = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0, "\(text)")
    #expect(!text.contains("warning:"), "\(text)")
  }

  private static let files = [
    "Layouts/FlowLayout", "Layouts/EqualWidthHStack", "Layouts/BaselineColumn",
    "Programs/TagCloud", "Programs/Gallery",
  ].map { name in
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "\(name).swift").path
  }

  /// The folder of the modules that this test was built with.
  private static let modules: URL? = {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "Modules")
    let module = folder.appending(path: "HeadlessUI.swiftmodule").path
    return FileManager.default.fileExists(atPath: module) ? folder : nil
  }()
}
