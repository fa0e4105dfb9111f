import Analysis
import Measurement

extension HTMLReport {
  /// Where and with what the run was made, beside the base's where there is one.
  var environment: String {
    let runs = [results.environment] + (base.map { [$0.environment] } ?? [])
    let rows = runs[0].named.indices.map { index in
      [runs[0].named[index].name] + runs.map { $0.named[index].value ?? "not known" }
    }
    let table = MarkupTable(
      columns: ["", "this run"] + (base == nil ? [] : ["base"]), rows: rows)
    return "<section id=\"environment\"><h2>Machine, versions and command</h2>"
      + "\(table.markup)</section>"
  }

  /// What would change if measuring a label cost something else.
  var costSections: String {
    BudgetVerdict.verdicts(of: blocks, budget: budget).compactMap { verdict in
      MeasurementCost(of: verdict.blocks).map { costSection($0, of: verdict) }
    }.joined(separator: "\n")
  }

  private static let costs = [0, 100, 1000, 10_000, 100_000].map(Double.init)

  private func costSection(_ cost: MeasurementCost, of verdict: BudgetVerdict) -> String {
    let names = verdict.strategies.map(\.name)
    let lines = Self.costs.compactMap { nanoseconds in
      cost.block(nanosecondsPerLabel: nanoseconds).map { (nanoseconds, $0) }
    }
    let rows = lines.map { nanoseconds, block in
      [nanoseconds > 0 ? Quantity.time(nanoseconds: nanoseconds) : "nothing"]
        + names.map { name in
          BudgetLimit(of: name, in: block, nanoseconds: budget.nanoseconds)
            .cell(largest: verdict.largest)
        } + [changes(in: block)]
    }
    let table = MarkupTable(columns: ["a label costs"] + names + ["who overtakes whom"], rows: rows)
    let subject = ["\(verdict.key.suite) / \(verdict.key.workload)", verdict.key.extent]
      .compactMap(\.self).joined(separator: ", ")
    let observed = cost.observed.map {
      "In this run, measuring a label took about \(Quantity.time(nanoseconds: $0)) more than "
        + "finding it kept. "
    }
    return """
      <section><h2>If measuring a label cost something else: \(subject.markupEscaped)</h2>
      <p>\((observed ?? "").markupEscaped)Items inside the budget, and crossovers, from the times \
      with measurements kept plus this cost for each label that is measured anew.</p>
      \(table.markup)</section>
      """
  }

  private func changes(in block: WorkloadBlock) -> String {
    let names = block.strategies
    let changes = names.indices.flatMap { index in
      names.indices.dropFirst(index + 1).flatMap { other -> [String] in
        guard
          case .changes(let crossovers) = Race(of: names[index], against: names[other], in: block)
        else { return [] }
        return crossovers.map {
          "\($0.faster) beats \($0.slower) from \($0.items.value.roundedItems)"
        }
      }
    }
    return changes.isEmpty ? "nobody" : changes.joined(separator: "; ")
  }
}

extension RunEnvironment {
  /// The fields with names for people, in the order of the page.
  fileprivate var named: [(name: String, value: String?)] {
    [
      ("processor", cpu), ("cores", cores.map { "\($0)" }), ("architecture", arch),
      ("memory", memoryBytes.map { "\($0 >> 20) MiB" }), ("system", os), ("kernel", kernel),
      ("Swift", swift), ("allocator", allocator), ("labels", measurerReason ?? measurer),
      ("font", font), ("HarfBuzz", harfbuzz), ("commit", commit), ("seed", "\(seed)"),
      ("load at the start", load.map { Field($0).text }), ("started", started),
      ("command", command.isEmpty ? nil : command.joined(separator: " ")),
    ]
  }
}
