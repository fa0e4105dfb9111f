import Analysis
import Reporting

/// What libFuzzer calls with every input: whatever the bytes, reading results ends with rows that
/// can be written and read again, or with a `ReportingError`, and never with a crash.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzResults(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(ReportingError) {
    let read = try ResultSet(parsing: bytes)
    let text = CSVText.results(read.rows, environment: read.environment)
    let again = try ResultSet(parsing: Array(text.utf8))
    precondition(again.rows.count == read.rows.count, "a row was lost on the way")
  } catch {
    precondition(!error.description.isEmpty, "an error has a sentence")
  }
  return 0
}
