extension JemallocStatistics {
  /// The statistics of the last refresh; nil where jemalloc keeps none.
  static func current() -> JemallocStatistics? {
    func read(_ name: String) -> Int? {
      Jemalloc.Key("stats.\(name)")?.read(Int.self)
    }
    guard let allocated = read("allocated"), let active = read("active"),
      let resident = read("resident"), let mapped = read("mapped"),
      let retained = read("retained"), let metadata = read("metadata")
    else { return nil }
    return JemallocStatistics(
      allocated: allocated, active: active, resident: resident, mapped: mapped,
      retained: retained, metadata: metadata)
  }
}
