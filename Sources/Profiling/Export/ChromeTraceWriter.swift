import Foundation
import HeadlessUI

/// Writes spans in the Chrome trace event format, which Perfetto and speedscope open.
///
/// A span is a complete event (`"ph": "X"`) with its kind as category, and its proposal and result
/// as arguments. Events are written when they end, which the format allows; nothing is kept of
/// them, so a trace may be longer than memory is large. The format is described in "Trace Event
/// Format" (Google, 2016).
package final class ChromeTraceWriter: SpanWriter {
  private let output: ([UInt8]) throws -> Void
  private var pending: [UInt8] = []
  private var failure: (any Error)?
  /// How many spans were written.
  package private(set) var count = 0

  private static let pieceSize = 1 << 16

  /// - Parameter output: Takes the next bytes of the file, in large pieces.
  package init(to output: @escaping ([UInt8]) throws -> Void) {
    self.output = output
    pending.reserveCapacity(Self.pieceSize + 1024)
    append("{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n")
  }

  package func write(_ span: Span) {
    guard failure == nil else { return }
    if count > 0 { append(",\n") }
    count += 1
    append("{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"cat\":\"\(span.kind.rawValue)\",\"name\":")
    append(JSONText.string(span.name))
    append(",\"ts\":\(microseconds(span.start)),\"dur\":\(microseconds(span.duration))")
    append(",\"args\":{\(arguments(of: span).joined(separator: ","))}}")
    if pending.count >= Self.pieceSize { hand() }
  }

  /// Writes the end of the file.
  ///
  /// - Throws: What the output threw, now or before.
  package func finish() throws {
    append("\n]}\n")
    hand()
    if let failure { throw failure }
  }

  private func arguments(of span: Span) -> [String] {
    var arguments: [String] = []
    if let proposal = span.proposal {
      arguments.append("\"proposal\":\(pair(proposal.width, proposal.height))")
    }
    if let size = span.size { arguments.append("\"result\":\(pair(size.width, size.height))") }
    if let position = span.position {
      arguments.append("\"position\":\(pair(position.x, position.y))")
    }
    if let text = span.text { arguments.append("\"text\":\(JSONText.string(text))") }
    return arguments
  }

  private func pair(_ first: CGFloat?, _ second: CGFloat?) -> String {
    "[\(JSONText.number(first.map { Double($0) })),\(JSONText.number(second.map { Double($0) }))]"
  }

  /// The unit of the format, without losing nanoseconds.
  private func microseconds(_ nanoseconds: Int) -> String {
    let fraction = "\(nanoseconds % 1000)"
    return "\(nanoseconds / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
  }

  private func append(_ text: String) {
    pending.append(contentsOf: text.utf8)
  }

  private func hand() {
    guard failure == nil else { return }
    do { try output(pending) } catch { failure = error }
    pending.removeAll(keepingCapacity: true)
  }
}
