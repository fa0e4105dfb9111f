import Measurement

extension RunEnvironment {
  /// One of which everything is known that a comparison asks for.
  static let known: RunEnvironment = {
    var environment = RunEnvironment(seed: 1)
    environment.measurer = "embedded"
    environment.font = "Helvetica"
    environment.cpu = "A"
    environment.arch = "x86_64"
    environment.swift = "6.3.1"
    environment.allocator = "jemalloc 5.3.0"
    return environment
  }()
}
