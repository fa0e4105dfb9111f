public typealias Environment = RunEnvironment
