import BenchCommand

BenchCommand.main(suites: [ExampleSuite()])
