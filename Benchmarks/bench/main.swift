import BenchCommand
import LayoutSuites

BenchCommand.main(suites: LayoutSuites.all, layouts: LayoutSuites.layouts)
