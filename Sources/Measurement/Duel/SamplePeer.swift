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
  private let process: ChildProcess
  private let input: ProcessPipe
  private let output: ProcessPipe
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
    do {
      input = try ProcessPipe()
      output = try ProcessPipe()
      process = try ChildProcess(
        executable: executable.path, arguments: arguments,
        environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
        input: input.readEnd, output: output.writeEnd, errors: STDERR_FILENO)
    } catch {
      throw DuelError.notStarted(side, reason: error.localizedDescription)
    }
    input.closeReadEnd()
    output.closeWriteEnd()
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
    input.closeWriteEnd()
    process.kill()
    _ = process.end()
  }

  /// A program that has died does not read; its silence is what counts.
  private func write(_ line: Data) {
    input.write(line + Data("\n".utf8))
  }

  private func nextReply() throws -> SampleReply {
    let line = try nextLine()
    guard let reply = try? JSONDecoder().decode(SampleReply.self, from: Data(line)) else {
      throw DuelError.unreadable(side, line: String(decoding: line.prefix(80), as: UTF8.self))
    }
    return reply
  }

  private func nextLine() throws -> [UInt8] {
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
      guard let piece = output.read(milliseconds: 100) else { continue }
      guard !piece.isEmpty else { throw DuelError.ended(side, reason: ending()) }
      pending.append(contentsOf: piece)
    }
  }

  private func ending() -> String { process.end()?.reason ?? "did not end" }

  private static let longestLine = 1 << 26
}
