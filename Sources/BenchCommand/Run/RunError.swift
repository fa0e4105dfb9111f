/// What can go wrong in a run besides its input and its files.
enum RunError: Error, Equatable {
  case debugBuild
  case nothingToMeasure
  case noExecutable
}

extension RunError: CustomStringConvertible {
  var description: String {
    switch self {
    case .debugBuild:
      """
      this program was built without optimisation, so its numbers would mean nothing; run it as \
      'swift run -c release bench'
      """
    case .nothingToMeasure:
      """
      no suite has both the workload and the strategy asked for; 'bench list' names what there is
      """
    case .noExecutable:
      "the path of this program is unknown, so it cannot start itself; run it by its full path"
    }
  }
}
