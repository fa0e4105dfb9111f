import Foundation

/// The package `Benchmarks/Example` under another name. The example is built and run like any
/// other part of this package, so what is made of it builds too.
struct PackageTemplate {
  let name: String
  /// The folder of this package.
  let package: URL
  /// How the new package refers to it: a relative path.
  let reference: String

  static let files = [
    "Package.swift", "Sources/Example/main.swift", "Sources/Example/ExampleSuite.swift",
    "Sources/Example/ChipOperation.swift", "Sources/Example/Layouts.swift",
    "Tests/ExampleTests/LayoutTests.swift",
  ]
  /// Module names, in lower case, that the new package's would be confused with.
  static let takenNames: Set<String> = [
    "benchcommand", "headlessui", "measurement", "textmetrics", "analysis", "reporting",
    "rowfitting", "profiling", "layouttesting", "swift", "swiftui", "foundation", "layoutsuites",
    "suite", "cell", "layout",
  ]

  private static let exampleFolder = "Benchmarks/Example"
  private static let exampleReference = "path: \"../..\""
  private static let exampleName = "Example"

  static func isSource(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: file(files[0], in: folder).path)
  }

  /// Writes the package into a folder that does not exist yet.
  /// - Throws: `CommandError.template`, before anything is written where the folder exists.
  func write(to folder: URL) throws(CommandError) {
    let texts = try Self.files.map { path throws(CommandError) in (path, try text(of: path)) }
    guard FileKind(of: folder.path) == .missing else { throw .template(.exists(name)) }
    do {
      for (path, text) in texts {
        let target = folder.appending(path: renamed(path))
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: target, options: .withoutOverwriting)
      }
    } catch {
      throw .template(.unwritable(name, reason: error.localizedDescription))
    }
  }

  /// A file of the new package.
  func text(of path: String) throws(CommandError) -> String {
    guard let data = FileManager.default.contents(atPath: Self.file(path, in: package).path) else {
      throw .template(.noPackage(package.path))
    }
    return renamed(String(decoding: data, as: UTF8.self))
      .replacing(Self.exampleReference, with: "path: \"\(reference)\"")
  }

  private func renamed(_ text: String) -> String {
    text.replacing(Self.exampleName, with: name)
      .replacing("\"\(Self.exampleName.lowercased())\"", with: "\"\(name.lowercased())\"")
  }

  private static func file(_ path: String, in package: URL) -> URL {
    package.appending(path: exampleFolder).appending(path: path)
  }
}

/// Why no package was written.
enum TemplateError: Error, Equatable {
  case exists(String)
  /// A folder that is not this package.
  case noPackage(String)
  /// The program was moved away from where it was built.
  case packageUnknown
  case unwritable(String, reason: String)
}

extension TemplateError {
  var sentence: String {
    switch self {
    case .exists(let name):
      "\(name.quoted) exists already; choose another name or remove it"
    case .noPackage(let path):
      "\(path.quoted) does not hold this package with its example; give the folder of a checkout"
    case .packageUnknown:
      "where this program was built is not known; name the folder of the checkout with --package"
    case .unwritable(let name, let reason):
      "\(name.quoted) was not written: \(reason)"
    }
  }
}
