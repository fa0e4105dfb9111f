import Foundation

/// `bench init`: a package with two layouts of a person's own, ready to be measured.
enum InitCommand: Subcommand {
  static let declaration = CommandDeclaration(
    name: "init",
    summary: "Write a small package that compares two layouts of your own",
    discussion: [
      "Makes a folder NAME with a suite of two layouts and two workloads to change as you need, and "
        + "tests of what the layouts cost. Run it there with 'swift run -c release', and test it "
        + "with 'swift test'. Nothing that exists is written over."
    ],
    examples: ["init TagCloud", "init TagCloud --package ../swiftui-layout-bench"],
    parameters: [name, package])

  static let name = Parameter.argument(
    .moduleName, help: "The name of the package, its folder and its suite.")
  static let package = Parameter.option(
    "package", .folder,
    help: "Where this package lies, which the new one builds on. Without it, where this program "
      + "was built.")

  static func run(_ context: CommandContext) throws -> ExitCode {
    let name = context.arguments[name]
    let source = try sourcePackage(context.arguments[package])
    let folder = URL(filePath: name, directoryHint: .isDirectory)
    let template = PackageTemplate(
      name: name, package: source,
      reference: folder.standardizedFileURL.path(to: source.standardizedFileURL))
    try template.write(to: folder)
    context.notes.say("wrote \(name); run it with 'cd \(name) && swift run -c release'")
    return .done
  }

  /// The folder of this package, with its example.
  private static func sourcePackage(_ path: String?) throws(CommandError) -> URL {
    if let path {
      let folder = URL(filePath: path, directoryHint: .isDirectory)
      guard PackageTemplate.isSource(folder) else { throw .template(.noPackage(path)) }
      return folder
    }
    var folder = Bundle.main.executableURL?.resolvingSymlinksInPath()
    while let next = folder?.deletingLastPathComponent(), next.path != folder?.path {
      if PackageTemplate.isSource(next) { return next }
      folder = next
    }
    throw .template(.packageUnknown)
  }
}

extension ValueFormat where Value == String {
  /// A name for a Swift module that no module of this package has.
  static var moduleName: Self {
    Self(
      placeholder: "NAME",
      expectation: "a name of letters and digits, beginning with a letter, that is no module's",
      text: { $0 },
      parse: { word in
        let isName = word.wholeMatch(of: /[A-Za-z][A-Za-z0-9]{0,63}/) != nil
        return isName && !PackageTemplate.takenNames.contains(word.lowercased()) ? word : nil
      })
  }
}

extension URL {
  /// The shortest relative path from this folder to another one.
  func path(to other: URL) -> String {
    let here = pathComponents.filter { $0 != "/" }
    let there = other.pathComponents.filter { $0 != "/" }
    let shared = zip(here, there).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: here.count - shared) + there.dropFirst(shared)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
