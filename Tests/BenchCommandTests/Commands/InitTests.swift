import Foundation
import Testing

@testable import BenchCommand

@Suite struct InitTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("A new package is the example under another name")
  func newPackage() throws {
    let folder = try TemporaryFolder()
    let ending = try Bench.run(
      ["init", "TagCloud", "--package", Self.package.path], folder: folder.url)
    #expect(ending.code == 0, "\(ending.notes)")
    #expect(try folder.names == ["TagCloud"])
    let main = try folder.contents("TagCloud/Sources/TagCloud/main.swift")
    #expect(main.contains("suites: [TagCloudSuite()]"))
    let manifest = try folder.contents("TagCloud/Package.swift")
    #expect(manifest.contains("name: \"TagCloud\""))
    #expect(!manifest.contains("Example"))
    let suite = try folder.contents("TagCloud/Sources/TagCloud/TagCloudSuite.swift")
    #expect(suite.contains("let name = \"tagcloud\""))
    let path = try #require(manifest.firstMatch(of: /path: "([^"]+)"/)).1
    let target = folder.url.appending(path: "TagCloud/\(path)/Package.swift")
    #expect(FileManager.default.fileExists(atPath: target.path))
  }

  @Test("Renamed to itself, the template is the example, byte for byte")
  func example() throws {
    let template = PackageTemplate(name: "Example", package: Self.package, reference: "../..")
    for file in PackageTemplate.files {
      let url = Self.package.appending(path: "Benchmarks/Example/\(file)")
      #expect(try template.text(of: file) == String(contentsOf: url, encoding: .utf8))
    }
    let example = Self.package.appending(path: "Benchmarks/Example")
    let names = try ["Sources/Example", "Tests/ExampleTests"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: example.appending(path: folder).path)
    }
    #expect(names.count == PackageTemplate.files.count - 1)
  }

  @Test("Nothing that exists is written over")
  func existing() throws {
    let folder = try TemporaryFolder()
    try folder.file("TagCloud", "mine".utf8)
    let ending = try Bench.run(
      ["init", "TagCloud", "--package", Self.package.path], folder: folder.url)
    #expect(ending.code == 1)
    #expect(ending.notes.contains("exists already"))
    #expect(try folder.contents("TagCloud") == "mine")
  }

  @Test(
    "A name that is no module's is wrong usage",
    arguments: ["../x", "a b", "1st", "", "HeadlessUI", "Ex-ample"])
  func names(name: String) throws {
    let folder = try TemporaryFolder()
    #expect(try Bench.run(["init", name], folder: folder.url).code == 2)
    #expect(try folder.names.isEmpty)
  }

  @Test func aFolderThatIsNotThisPackageIsNamed() throws {
    let folder = try TemporaryFolder()
    let ending = try Bench.run(["init", "X", "--package", folder.url.path], folder: folder.url)
    #expect(ending.code == 1)
    #expect(ending.notes.contains("does not hold this package"))
  }

  @Test(
    "Paths between folders are relative",
    arguments: [("/a/b/c", "/a/d", "../../d"), ("/a", "/a/b", "b"), ("/a", "/a", ".")])
  func paths(from: String, to: String, path: String) {
    #expect(URL(filePath: from).path(to: URL(filePath: to)) == path)
  }
}
