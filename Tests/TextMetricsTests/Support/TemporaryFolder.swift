import Foundation

/// A folder that is removed with everything in it when the value goes.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "text-metrics-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and gives its path.
  func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let file = path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }
}
