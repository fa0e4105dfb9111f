public import Foundation

/// A program that takes samples when it is told to.
public protocol SamplePeer: AnyObject {
  /// - Throws: `DuelError`.
  func offer() throws -> SampleOffer
  /// - Throws: `DuelError`.
  func answer(to request: SampleRequest) throws -> SampleReply
  func end()
}

/// One side of a duel.
public enum DuelSide: String, Sendable, CaseIterable {
  case base
  case head
}

/// Why a duel ended early. Each names the side whose program it was.
public enum DuelError: Error, Equatable {
  case notStarted(DuelSide, reason: String)
  /// It ended before it answered.
  case ended(DuelSide, reason: String)
  case silent(DuelSide, seconds: Int)
  /// What it wrote is no answer.
  case unreadable(DuelSide, line: String)
  case otherVersion(DuelSide, version: Int)
  /// It could not do what it was asked.
  case failed(DuelSide, strategy: String, reason: String)
  case nothingInCommon
  case interrupted
}

/// A process that talks over its standard input and output.
public final class ProcessPeer: SamplePeer {
  private let side: DuelSide
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let patience: Duration
  private let interruption: Interruption
  private var pending: [UInt8] = []

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - setup: The first line that it reads.
  ///   - patience: A program that is silent for longer hangs.
  /// - Throws: `DuelError.notStarted`.
  public init(
    side: DuelSide, executable: URL, arguments: [String], environment: [String: String],
    setup: Data, patience: Duration, interruption: Interruption
  ) throws {
    self.side = side
    self.patience = patience
    self.interruption = interruption
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      throw DuelError.notStarted(side, reason: error.localizedDescription)
    }
    write(setup)
  }

  public func offer() throws -> SampleOffer {
    guard case .offer(let offer) = try nextReply() else {
      throw DuelError.unreadable(side, line: "an answer before its offer")
    }
    guard offer.version == SampleOffer.currentVersion else {
      throw DuelError.otherVersion(side, version: offer.version)
    }
    return offer
  }

  public func answer(to request: SampleRequest) throws -> SampleReply {
    write(try JSONEncoder().encode(request))
    return try nextReply()
  }

  public func end() {
    try? input.fileHandleForWriting.close()
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// A program that has died does not read; its silence is what counts.
  private func write(_ line: Data) {
    try? input.fileHandleForWriting.write(contentsOf: line + Data("\n".utf8))
  }

  private func nextReply() throws -> SampleReply {
    let line = try nextLine()
    guard let reply = try? JSONDecoder().decode(SampleReply.self, from: Data(line)) else {
      throw DuelError.unreadable(side, line: String(decoding: line.prefix(80), as: UTF8.self))
    }
    return reply
  }

  private func nextLine() throws -> [UInt8] {
    let descriptor = output.fileHandleForReading.fileDescriptor
    let clock = ContinuousClock()
    let start = clock.now
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(pending[..<end])
        pending.removeSubrange(...end)
        return line
      }
      if interruption.isRequested { throw DuelError.interrupted }
      guard clock.now - start < patience, pending.count < Self.longestLine else {
        throw DuelError.silent(side, seconds: Int(patience.components.seconds))
      }
      var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&poller, 1, 100) > 0 else { continue }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &chunk, chunk.count)
      guard count > 0 else { throw DuelError.ended(side, reason: ending()) }
      pending.append(contentsOf: chunk[..<count])
    }
  }

  private func ending() -> String {
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
      ? "was ended by signal \(process.terminationStatus)"
      : "ended with exit code \(process.terminationStatus)"
  }

  private static let longestLine = 1 << 26
}
