import Analysis
import Measurement

/// The lines above the tables: where and with what was measured, and how to read the tables.
struct TerminalHeader {
  let rows: [ResultRow]
  let environment: RunEnvironment

  func lines(width: Int) -> [String] {
    [
      ("Machine", machine), ("Labels", measurer), ("Run", run), ("Tables", reading),
      ("Note", allocatorNote),
    ].flatMap { name, text in
      (text ?? "").printable
        .wrapped(to: width, under: name.padded(to: Self.nameWidth, alignment: .left))
    }
  }

  private var machine: String? {
    let cores = environment.cores.map { "\($0) \($0 == 1 ? "core" : "cores")" }
    let swift = environment.swift.map { "Swift \($0)" }
    return list([
      environment.cpu, cores, environment.arch, environment.os, swift, environment.allocator,
    ])
  }

  private var measurer: String? {
    guard let measurer = environment.measurer else { return nil }
    let version = environment.harfbuzz.map { " " + $0 } ?? ""
    let font = environment.font.map { ", " + $0 } ?? ""
    return environment.measurerReason ?? "labels are measured by \(measurer)\(version)\(font)"
  }

  private var run: String? {
    let launches = rows.map(\.extent.launches).max() ?? 0
    return list([
      "seed \(environment.seed)", "\(launches) \(launches == 1 ? "launch" : "launches")",
      environment.commit.map { "commit \($0)" }, environment.started,
    ])
  }

  private var reading: String {
    "time: one operation, the median. ×: how many times as fast as ref, the first strategy that "
      + "ran; 120× takes 1/120 of its time. allocs: allocations of one operation."
  }

  private var allocatorNote: String? {
    if environment.allocatorServesMalloc { return nil }
    return "\(environment.allocator ?? "jemalloc") does not serve malloc here, so allocations are "
      + "not known."
  }

  private func list(_ parts: [String?]) -> String? {
    let known = parts.compactMap(\.self)
    return known.isEmpty ? nil : known.joined(separator: ", ")
  }

  private static let nameWidth = 10
}
