public import Analysis
import Measurement

/// The results of a run as one HTML page: nothing is fetched, and no script is needed.
public struct HTMLReport: Sendable {
  let results: ResultSet
  let base: ResultSet?
  let budget: FrameBudget
  let advice: [String]
  let blocks: [WorkloadBlock]
  let baseBlocks: [WorkloadBlock]
  /// The place of each strategy in the order of the report.
  let styles: [String: Int]

  /// - Parameters:
  ///   - base: A run to compare with; its rows are matched by what they are about.
  ///   - budget: What each strategy is asked to stay inside.
  ///   - advice: Sentences on what to do, which end the answer.
  public init(
    _ results: ResultSet, base: ResultSet? = nil, budget: FrameBudget = .standard,
    advice: [String] = []
  ) {
    self.advice = advice
    self.results = results
    self.base = base
    self.budget = budget
    blocks = WorkloadBlock.blocks(of: results.rows)
    baseBlocks = WorkloadBlock.blocks(of: base?.rows ?? [])
    var styles: [String: Int] = [:]
    for row in results.rows where styles[row.strategy] == nil {
      styles[row.strategy] = styles.count
    }
    self.styles = styles
  }

  /// The whole page.
  public var text: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
    <link rel="icon" href="data:,">
    <title>\(title.markupEscaped)</title>
    <style>
    \(PageStyle.css)
    </style>
    </head>
    <body>
    <main>
    \(introduction)
    \(verdict)
    \(contents)
    \(blocks.enumerated().map { section($1, number: $0) }.joined(separator: "\n"))
    \(costSections)
    \(environment)
    \(PageText.reading)
    </main>
    </body>
    </html>

    """
  }

  /// The charts as SVG files, by name. The first is the time of the first workload.
  public var charts: [(name: String, svg: String)] {
    blocks.enumerated().flatMap { index, block in
      figures(of: block).map { kind, chart in
        let subject = ["\(index + 1)", block.key.suite, block.key.workload, "memo", block.key.memo]
        let name = (subject + [kind]).map(\.fileNamePart).joined(separator: "-")
        let svg = SVGText(
          drawing: chart.drawing, title: "\(block.title): \(chart.title)", summary: chart.summary)
        return (name + ".svg", svg.file)
      }
    }
  }

  private var title: String {
    var suites: [String] = []
    for block in blocks where !suites.contains(block.key.suite) { suites.append(block.key.suite) }
    return "Layout benchmark: \(suites.isEmpty ? "no results" : suites.joined(separator: ", "))"
  }

  private var introduction: String {
    let strategies = results.rows.map(\.strategy).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    let sizes = Set(results.rows.map(\.key.items))
    let asked =
      strategies.isEmpty
      ? "This file has no results."
      : "\(strategies.map { "`\($0)`" }.listed), from \(sizes.min() ?? 0) to "
        + "\(sizes.max() ?? 0) items: how far does each stay inside \(budget.phrase), and how does "
        + "it grow?"
    let compared = base.map { base in
      "Compared with a run of commit \(base.environment.commit ?? "unknown")"
        + (base.environment.cpu.map { " on \($0)" } ?? "") + "."
    }
    return "<header><h1>\(title.markupEscaped)</h1><p>\(asked.withCode)</p>"
      + (compared.map { "<p>\($0.withCode)</p>" } ?? "") + "</header>"
  }

  private var verdict: String {
    let verdicts = BudgetVerdict.verdicts(of: blocks, budget: budget).filter(\.isWorthSaying)
    let sentences =
      verdicts.isEmpty
      ? [ClosingStatement.nothingMeasured.sentence] : verdicts.map(\.sentence) + advice
    let problems = problemSentences
    return """
      <section id="verdict"><h2>The answer</h2>
      <ul>\(sentences.map { "<li>\($0.withCode)</li>" }.joined(separator: "\n"))</ul>
      \(problems.isEmpty ? "" : "<h3>What is missing</h3><ul class=\"problems\">"
        + problems.map { "<li>\($0.withCode)</li>" }.joined(separator: "\n") + "</ul>")
      </section>
      """
  }

  /// What failed or was cut short, one sentence a workload and strategy.
  private var problemSentences: [String] {
    blocks.flatMap { block in
      block.strategies.compactMap { strategy -> String? in
        let rows = block.rows.filter { $0.strategy == strategy }
        let phrases = [Status.failed, .interrupted].compactMap { status -> String? in
          let found = rows.filter { $0.status == status }
          guard let first = found.first else { return nil }
          let sizes = found.map { "\($0.key.items)" }.listed
          let reason = first.reason.map { " (\($0))" } ?? ""
          return "\(first.absence) at \(sizes) items\(reason)"
        }
        return phrases.isEmpty ? nil : "\(block.title): `\(strategy)` \(phrases.listed)."
      }
    }
  }

  private var contents: String {
    guard blocks.count > 1 else { return "" }
    let links = blocks.enumerated().map { index, block in
      "<li><a href=\"#w\(index)\">\(block.title.markupEscaped)</a></li>"
    }
    return
      "<nav aria-label=\"Workloads\"><h2>Workloads</h2><ol>\(links.joined(separator: "\n"))</ol></nav>"
  }
}

extension String {
  /// As markup, with what stands between backquotes as code.
  var withCode: String {
    let parts = split(separator: "`", omittingEmptySubsequences: false).map { String($0) }
    return parts.enumerated().map { index, part in
      // The last of an even number of parts has no closing backquote.
      index.isMultiple(of: 2) || index == parts.count - 1
        ? part.markupEscaped : "<code>\(part.markupEscaped)</code>"
    }.joined()
  }

  /// Letters, digits and hyphens of the text, for a file's name.
  var fileNamePart: String {
    let kept = unicodeScalars.map { scalar -> Character in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        ? Character(scalar) : "-"
    }
    return String(kept.prefix(40))
  }
}
