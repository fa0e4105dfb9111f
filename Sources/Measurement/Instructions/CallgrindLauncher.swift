public import Foundation

/// Starts a program under Valgrind's Callgrind and collects what it counted.
///
/// The program reads a message on standard input and writes a ``CountedPlace`` as a line of JSON
/// after each count. Callgrind writes a file each time the counted function is left, with the
/// instructions since the last one; the options are those of Valgrind's manual, chapter 6.
public struct CallgrindLauncher {
  private let executable: URL
  private let arguments: [String]
  private let interruption: Interruption

  /// A program that says nothing for so long hangs.
  private static let patience = Duration.seconds(600)

  public init(executable: URL, arguments: [String], interruption: Interruption) {
    self.executable = executable
    self.arguments = arguments
    self.interruption = interruption
  }

  /// Counts instructions.
  ///
  /// - Parameter message: What the program is to read.
  /// - Throws: `MeasurementError.noValgrind`, or `.countingFailed` where the program did not do its
  ///   work.
  public func counts(_ message: Data) throws -> [InstructionCount] {
    guard let valgrind = Self.valgrind else { throw MeasurementError.noValgrind }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appending(path: "counts").path
    let options = [
      "--tool=callgrind", "--quiet", "--callgrind-out-file=\(output)",
      "--toggle-collect=\(CountedOperation.functionName)",
      "--dump-after=\(CountedOperation.functionName)",
    ]
    let lines = try run(valgrind, options + [executable.path] + arguments, reading: message)
    return try lines.enumerated().map { index, line in
      let counted = try JSONDecoder().decode(CountedPlace.self, from: Data(line.utf8))
      let file = try String(contentsOfFile: "\(output).\(index + 1)", encoding: .utf8)
      guard let instructions = Self.total(in: file) else {
        throw MeasurementError.countingFailed(reason: "wrote a file without a total")
      }
      return InstructionCount(
        place: counted.place, operations: counted.operations, instructions: instructions)
    }
  }

  /// What the program writes, line by line.
  private func run(
    _ valgrind: String, _ arguments: [String], reading message: Data
  ) throws -> [Substring] {
    let (input, output) = (try ProcessPipe(), try ProcessPipe())
    // Swift's hashing is seeded anew in each process unless this is set.
    let environment = ["SWIFT_DETERMINISTIC_HASHING": "1"]
    let process = try ChildProcess(
      executable: valgrind, arguments: arguments,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
      input: input.readEnd, output: output.writeEnd, errors: STDERR_FILENO)
    input.closeReadEnd()
    output.closeWriteEnd()
    input.write(message)
    input.closeWriteEnd()
    let text = try read(output, from: process)
    let ending = process.end()
    guard ending == .exit(code: 0) else {
      throw MeasurementError.countingFailed(reason: ending?.reason ?? "did not end")
    }
    return text.split(separator: "\n")
  }

  private func read(_ output: ProcessPipe, from process: ChildProcess) throws -> String {
    let clock = ContinuousClock()
    var heard = clock.now
    var bytes: [UInt8] = []
    while true {
      guard !interruption.isRequested, clock.now - heard < Self.patience else {
        process.kill()
        _ = process.end()
        throw MeasurementError.countingFailed(
          reason: interruption.isRequested ? "was interrupted" : "said nothing for too long")
      }
      guard let piece = output.read(milliseconds: 100) else { continue }
      guard !piece.isEmpty else { return String(decoding: bytes, as: UTF8.self) }
      heard = clock.now
      bytes += piece
    }
  }

  /// The path of the program `valgrind`; nil where it is not installed.
  static var valgrind: String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/valgrind" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether instructions can be counted on this machine.
  public static var isInstalled: Bool { valgrind != nil }

  /// The sum of a file in the Callgrind format.
  static func total(in file: String) -> Int? {
    let line = file.split(separator: "\n").last { $0.hasPrefix("totals: ") }
    return line.flatMap { Int($0.dropFirst("totals: ".count)) }
  }
}
