import Measurement

/// Why a duel ended early, with the program it was about.
struct DuelFailure: Error, CustomStringConvertible {
  let error: DuelError
  let executables: [DuelSide: String]

  var description: String {
    switch error {
    case .notStarted(let side, let reason):
      "\(program(side)) could not be started: \(reason)"
    case .ended(let side, let reason):
      "\(program(side)) \(reason) in the middle of the duel; if it is no benchmark of this kind, or "
        + "older than 'bench duel', name another"
    case .silent(let side, let seconds):
      "\(program(side)) said nothing for \(seconds) s and was ended; run 'bench run' with it to see "
        + "which strategy hangs"
    case .unreadable(let side, let line):
      "\(program(side)) wrote what is no answer (\(line.quoted)); name a benchmark of this version"
    case .otherVersion(let side, let version):
      "\(program(side)) speaks version \(version) of the duel and this one version "
        + "\(SampleOffer.currentVersion); build both from the same version of the package"
    case .failed(let side, let strategy, let reason):
      "\(program(side)) failed at \(strategy): \(reason)"
    case .nothingInCommon:
      "the two builds have no strategy of the same name in the same cell, so there is nothing to "
        + "compare"
    case .interrupted:
      "interrupted"
    }
  }

  private func program(_ side: DuelSide) -> String {
    "the \(side.rawValue), \((executables[side] ?? "").quoted),"
  }
}
