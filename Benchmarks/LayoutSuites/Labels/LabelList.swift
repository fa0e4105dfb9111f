import Measurement

/// As many labels as a suite needs, the same ones for the same source and seed.
struct LabelList {
  private let source: [String]
  private let seed: UInt64

  /// - Parameter labels: The person's own; nil for the built-in list.
  init(labels: [String]?, seed: UInt64) {
    source = labels ?? BuiltInLabels.all
    self.seed = seed
  }

  /// The first `count` labels: those of the source in its order, and then combinations of two of
  /// them or one with a number, chosen by the seed. A shorter list is the start of a longer one.
  func prefix(_ count: Int) -> [String] {
    var labels = Array(source.prefix(count))
    labels.reserveCapacity(count)
    var generator = SeededGenerator(seed: seed)
    while labels.count < count {
      let first = source[Int.random(in: source.indices, using: &generator)]
      let second = source[Int.random(in: source.indices, using: &generator)]
      let number = Int.random(in: 1...999, using: &generator)
      // Most labels stay short; one in four is made of two.
      labels.append(number % 4 == 0 ? "\(first) \(second)" : "\(first) \(number)")
    }
    return labels
  }

  /// Stands for the source in reports: the FNV-1a hash of its labels, each with a line end.
  var digest: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for label in source {
      for byte in label.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0x0A) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
