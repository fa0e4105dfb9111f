#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Gives recorded widths, and spends in each call the time that was recorded for it.
///
/// So the cost of measuring text on another device meets the algorithms on this one. A label that
/// was not recorded gets the embedded width, scaled as the recorded ones are to theirs (the
/// median), and takes the median of the recorded times; ``unrecorded`` counts such calls. Heights
/// are those of the embedded widths. Looking a label up takes part of the recorded time; where
/// less was recorded than that takes, a call takes as long as looking up.
public final class ReplayMeasurer: TextMeasurer {
  /// The font size, in points, that recorded widths are for. Other sizes scale them.
  public static let fontSize = 14.0

  public let description: MeasurerDescription
  /// How many calls asked for a label that was not recorded.
  public private(set) var unrecorded = 0

  private let entries: [String: (width: Double, nanoseconds: UInt64)]
  private let embedded = EmbeddedMeasurer()
  private let widthFactor: Double
  private let usualNanoseconds: UInt64

  /// - Parameters:
  ///   - costs: At least one. Of a label recorded twice, the last record counts.
  ///   - source: What the records are from, for reports, such as a file's name.
  /// - Precondition: widths and times are finite and not negative.
  public init(_ costs: [RecordedCost], source: String) {
    precondition(!costs.isEmpty, "a replay needs a recorded label")
    description = MeasurerDescription(kind: .replay, font: "recorded in \(source)")
    entries = Dictionary(
      costs.map { ($0.label, (width: $0.width, nanoseconds: UInt64($0.nanoseconds.rounded()))) },
      uniquingKeysWith: { $1 })
    usualNanoseconds = UInt64(Self.median(costs.map(\.nanoseconds)).rounded())
    let factors = costs.compactMap { [embedded] cost -> Double? in
      let own = embedded.size(of: cost.label, fontSize: Self.fontSize).width
      return own > 0 ? cost.width / own : nil
    }
    widthFactor = factors.isEmpty ? 1 : Self.median(factors)
  }

  /// - Complexity: O(*n*) in the bytes of `text`, and the recorded time.
  public func size(of text: String, fontSize: Double) -> TextSize {
    let start = Self.now()
    let own = embedded.size(of: text, fontSize: fontSize)
    let nanoseconds: UInt64
    let width: Double
    if let entry = entries[text] {
      nanoseconds = entry.nanoseconds
      width = entry.width * fontSize / Self.fontSize
    } else {
      unrecorded += 1
      nanoseconds = usualNanoseconds
      width = own.width * widthFactor
    }
    // Waiting in a loop: giving the processor away would take longer than most measurements.
    while Self.now() &- start < nanoseconds {}
    return TextSize(width: width, height: own.height)
  }

  private static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  private static func median(_ values: [Double]) -> Double {
    let ordered = values.sorted()
    return (ordered[(ordered.count - 1) / 2] + ordered[ordered.count / 2]) / 2
  }
}

extension MeasurerSelection {
  /// Replays recorded costs.
  public static func replay(_ costs: [RecordedCost], source: String) -> MeasurerSelection {
    MeasurerSelection(
      measurer: ReplayMeasurer(costs, source: source),
      reason: "labels take the widths and times recorded in \(source): a replay was asked for")
  }
}
