import Foundation
import Testing

/// The files in the folders `Layouts` and `Programs` are written as for SwiftUI, with the import changed.
@Suite struct CompilationTests {
  @Test(
    "What is written for SwiftUI compiles in every language mode",
    .enabled(
      if: Compiler.modules != nil, "The module is not where the Swift package manager puts it."),
    arguments: [
      ["-swift-version", "5"],
      ["-swift-version", "6"],
      ["-swift-version", "5", "-default-isolation", "MainActor"],
      ["-swift-version", "6", "-default-isolation", "MainActor"],
    ])
  func languageModes(flags: [String]) throws {
    let modules = try #require(Compiler.modules)
    let ending = try Compiler.run(
      Compiler.executable, ["swiftc", "-typecheck", "-I", modules.path] + flags + Self.files)
    #expect(ending.code == 0, "\(ending.messages)")
    #expect(!ending.messages.contains("warning:"), "\(ending.messages)")
  }

  private static let files = [
    "Layouts/FlowLayout", "Layouts/EqualWidthHStack", "Layouts/BaselineColumn",
    "Programs/TagCloud", "Programs/Gallery",
  ].map { name in
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "\(name).swift").path
  }
}
