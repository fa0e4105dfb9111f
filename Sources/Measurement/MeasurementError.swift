/// What can go wrong in measuring apart from the strategies measured.
public enum MeasurementError: Error, Equatable {
  /// A process that was to measure ended before it began.
  case launchFailed(reason: String)
}

extension MeasurementError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .launchFailed(let reason):
      """
      the process that measures \(reason) before it began; run the command again, and if it \
      fails again, check that there is memory left and that processes may be started
      """
    }
  }
}
