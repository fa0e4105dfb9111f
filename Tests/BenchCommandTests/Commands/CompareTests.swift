import Foundation
import Testing

@Suite("Comparing files of results")
final class CompareTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("base.csv", Self.results.utf8)
  }

  /// Two strategies at two sizes, as a run writes them, with a quoted field.
  private static let results: String = {
    let header = """
      schema,suite,workload,strategy,measurer,memo,items,width_pt,fill,visible,hidden,status,\
      launches,rounds,samples,iterations,min_ns,median_ns,median_low_ns,median_high_ns,p90_ns,\
      reference,ratio,ratio_low,ratio_high,latency_ratio,latency_low,latency_high,latency_mean,\
      latency_deviation,throughput_ratio,throughput_low,throughput_high,throughput_mean,\
      throughput_deviation,preemptions,item_appearances,badge_appearances,measure_calls,\
      cache_hits,search_steps,placements,line_breaks,views_asked,views_computed,bodies,\
      realised_rows,state_writes,passes,instructions,allocations,allocated_bytes,freed_bytes,state_bytes,\
      peak_bytes,jemalloc_allocated,jemalloc_active,jemalloc_resident,jemalloc_mapped,\
      jemalloc_retained,jemalloc_metadata,labels_digest,font,harfbuzz,seed,commit,swift,\
      allocator,os,arch,cpu,yardsticks\r\n
      """
    let rows = ["greedy", "cached"].flatMap { strategy in
      [6, 100].map { items in
        """
        1,row,resize,\(strategy),embedded,off,\(items),680,,3,3,ok,3,12,12,100,90,100,95,105,110,\
        greedy,1,1,1,2,1.9,2.1,2,0.01,4,3.9,4.1,4,0.01,0,7,1,8,0,\(items / 2),0,,,,,,,,,9,912,912,0,,\
        1,2,3,4,5,6,f00d,"Helvetica (AFM, widths)",,1,abc,6.3.1,jemalloc 5.3.0,Debian,x86_64,\
        AMD,1\r\n
        """
      }
    }
    return header + rows.joined()
  }()

  private func compare(_ new: String, _ words: String...) throws -> Bench.Ending {
    try folder.file("new.csv", new.utf8)
    return try Bench.run(
      ["compare", folder.path("base.csv"), folder.path("new.csv")] + words, folder: folder.url)
  }

  @Test func equalFilesPass() throws {
    let ending = try compare(Self.results)
    #expect(ending.code == 0, "\(ending.notes)")
    #expect(ending.output.hasPrefix("Passed: 4 rows compared"))
  }

  @Test("One measure call more fails, with the cell first and the command that explains it")
  func regression() throws {
    let new = Self.results.replacing(
      "cached,embedded,off,100,680,,3,3,ok,3,12,12,100,90,100,95,105,110,greedy,1,1,1,2,1.9,2.1,2,"
        + "0.01,4,3.9,4.1,4,0.01,0,7,1,8,",
      with: "cached,embedded,off,100,680,,3,3,ok,3,12,12,100,90,100,95,105,110,greedy,1,1,1,2,1.9,"
        + "2.1,2,0.01,4,3.9,4.1,4,0.01,0,7,1,9,")
    let ending = try compare(new)
    #expect(ending.code == 3)
    #expect(
      ending.output.hasPrefix(
        """
        Worse (1)
          row/resize/cached  100 items, width 680, memo off
            measure_calls: 8 → 9 (+1, +12.5 %)
            bench profile row/resize/cached --items 100 --width 680 --memo off
        """))
  }

  @Test("An improvement passes, or fails where the baseline is to be renewed")
  func improvement() throws {
    let new = Self.results.replacing(",0,7,1,8,", with: ",0,7,1,7,")
    #expect(try compare(new).code == 0)
    #expect(try compare(new, "--fail-on-improvement").code == 3)
  }

  @Test("Files of other inputs, or with a row missing, are not comparable")
  func notComparable() throws {
    #expect(try compare(Self.results.replacing("f00d", with: "beef")).code == 5)
    let lines = Self.results.split(separator: "\r\n")
    #expect(try compare(lines.dropLast().map { $0 + "\r\n" }.joined()).code == 5)
    #expect(try compare(Self.results.replacing("\r\n1,row", with: "\r\n2,row")).code == 5)
  }

  @Test("Times of another processor are reported as not compared, and fail where they decide")
  func otherProcessor() throws {
    let new = Self.results.replacing(",AMD,", with: ",Intel,")
    let ending = try compare(new)
    #expect(ending.code == 0)
    #expect(ending.output.contains("Times are not compared: cpu was “AMD” and is “Intel”."))
    #expect(try compare(new, "--time", "gate").code == 5)
    #expect(try compare(new, "--time", "off").code == 0)
  }

  @Test("A damaged file is named with its line")
  func damaged() throws {
    let cut = try compare(String(Self.results.dropLast(40)))
    #expect(cut.code == 1)
    #expect(cut.notes.contains("new.csv': Line 5"))
    let twice = try compare(
      Self.results + (Self.results.split(separator: "\r\n").last ?? "") + "\n")
    #expect(twice.code == 1)
    #expect(twice.notes.contains("Line 6 is about the same strategy and cell as line 5"))
  }

  @Test("A baseline that is not there is exit code 5, with the command that makes one")
  func missing() throws {
    let ending = try Bench.run(
      ["compare", folder.path("no.csv"), folder.path("base.csv")], folder: folder.url)
    #expect(ending.code == 5)
    #expect(ending.notes.contains("bench gate --update-baseline"))
    #expect(
      try Bench.run(["compare", folder.path("base.csv"), folder.path("no.csv")]).code == 1)
  }

  @Test("Allowances are read from the usual place, and one that is none is named with its line")
  func allowances() throws {
    let new = Self.results.replacing(",0,7,1,8,", with: ",0,7,1,9,")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Results"), withIntermediateDirectories: true)
    try folder.file(
      "Results/allowances.txt",
      "row/resize/greedy:measure_calls=+1 a\nrow/resize/cached:measure_calls=+1 b\n".utf8)
    #expect(try compare(new).code == 0)
    try folder.file("Results/allowances.txt", "\nnonsense\n".utf8)
    let ending = try compare(new)
    #expect(ending.code == 1)
    #expect(ending.notes.contains("Line 2, “nonsense”"))
  }

  @Test("On GitHub Actions the step's summary and annotations are written too")
  func workflow() throws {
    try folder.file("new.csv", Self.results.replacing(",0,7,1,8,", with: ",0,7,1,9,").utf8)
    let ending = try Bench.shell(
      """
      GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=\(folder.path("summary.md")) \
      $bench compare --format json \(folder.path("base.csv")) \(folder.path("new.csv"))
      """)
    #expect(ending.code == 3)
    #expect(ending.notes.contains("::error title=row/resize/"))
    #expect(try folder.contents("summary.md").hasPrefix("### Regression"))
    #expect(
      try JSONSerialization.jsonObject(with: Data(ending.output.utf8)) is [String: Any])
  }
}
