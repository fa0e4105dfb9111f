import Foundation
import Testing

@testable import BenchCommand

@Suite("A file is written whole or not at all")
struct FileReplacementTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A new file holds the text, and nothing else is left")
  func new() throws {
    try FileReplacement.write("new", to: folder.path("a"))
    #expect(try folder.contents("a") == "new")
    #expect(try folder.names == ["a"])
  }

  @Test("An existing file is replaced and keeps its permissions")
  func existing() throws {
    let path = try folder.file("a", "old".utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileReplacement.write("new", to: path)
    #expect(try folder.contents("a") == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test("Someone who has the old file open keeps reading the old text")
  func replacedNotOverwritten() throws {
    let path = try folder.file("a", "old".utf8)
    let reader = try #require(FileHandle(forReadingAtPath: path))
    try FileReplacement.write("new", to: path)
    #expect(try reader.readToEnd() == Data("old".utf8))
  }

  @Test("A symbolic link stays one, and its target is replaced")
  func link() throws {
    let target = try folder.file("target", "old".utf8)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: target)
    try FileReplacement.write("new", to: folder.path("link"))
    #expect(try folder.contents("target") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == target)
  }

  @Test("A folder that is missing is created only where that was asked for")
  func createsFolder() throws {
    let path = folder.path("Results/latest.csv")
    #expect(
      throws: CommandError.file(.noFolder(folder.path("Results")), path: path)
    ) { try FileReplacement.write("x", to: path) }
    try FileReplacement.write("x", to: path, createsFolder: true)
    #expect(try folder.contents("Results/latest.csv") == "x")
  }

  @Test("A folder is not replaced")
  func isFolder() throws {
    #expect(throws: CommandError.file(.isFolder, path: folder.url.path)) {
      try FileReplacement.write("x", to: folder.url.path)
    }
  }

  @Test("A file in place of the folder is left alone")
  func fileAsFolder() throws {
    try folder.file("a", "old".utf8)
    #expect(throws: CommandError.self) {
      try FileReplacement.write("x", to: folder.path("a/b"), createsFolder: true)
    }
    #expect(try folder.contents("a") == "old")
  }

  @Test("A name that is too long leaves no temporary file behind")
  func longName() throws {
    let path = folder.path(String(repeating: "x", count: 300))
    #expect(throws: CommandError.self) { try FileReplacement.write("x", to: path) }
    #expect(try folder.names.isEmpty)
  }

  @Test("A device is written to and not replaced")
  func device() throws {
    try FileReplacement.write("x", to: "/dev/null")
    #expect(FileKind(of: "/dev/null") == .special)
  }

  #if os(Linux)
    @Test("A full device is an error")
    func full() throws {
      #expect(
        throws: CommandError.file(.system(SystemError(code: ENOSPC)), path: "/dev/full")
      ) { try FileReplacement.write("x", to: "/dev/full") }
    }
  #endif
}
