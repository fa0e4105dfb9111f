/// A table whose rows become lists on a narrow screen: each cell repeats its column's name there.
struct MarkupTable {
  let columns: [String]
  let rows: [[String]]

  var markup: String {
    let head = columns.map { "<th scope=\"col\">\($0.markupEscaped)</th>" }.joined()
    let body = rows.map { row in
      let cells = zip(columns, row).enumerated().map { index, cell in
        let (column, text) = (cell.0.markupEscaped, cell.1.markupEscaped)
        return index == 0
          ? "<th scope=\"row\" data-name=\"\(column)\">\(text)</th>"
          : "<td data-name=\"\(column)\">\(text)</td>"
      }
      return "<tr>\(cells.joined())</tr>"
    }
    return
      "<div class=\"table\"><table><thead><tr>\(head)</tr></thead><tbody>\n\(body.joined(separator: "\n"))\n"
      + "</tbody></table></div>"
  }
}
