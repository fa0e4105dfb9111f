/// The colours of charts. Those of the series are Okabe and Ito's, "Color Universal Design", which
/// people with any colour vision tell apart, darkened for light grounds where they are too pale.
enum ChartColors {
  static let seriesCount = 6

  private static let light = ["#0072b2", "#b34a00", "#00795a", "#a34b82", "#6b6100", "#444444"]
  private static let dark = ["#56b4e9", "#e69f00", "#2fcf9f", "#e59bc6", "#f0e442", "#d0d0d0"]

  /// The colours as custom properties of `root`, for light, dark and print.
  static func css(root: String) -> String {
    func rule(_ series: [String], _ others: [(String, String)]) -> String {
      let all = series.enumerated().map { ("s\($0)", $1) } + others
      return "\(root){" + all.map { "--\($0.0):\($0.1)" }.joined(separator: ";") + "}"
    }
    let lightRule = rule(
      light,
      [
        ("ground", "#ffffff"), ("label", "#1c1c1e"), ("axis", "#5a5a60"), ("grid", "#e3e3e8"),
        ("budget", "#c01525"),
      ])
    let darkRule = rule(
      dark,
      [
        ("ground", "#161618"), ("label", "#f2f2f4"), ("axis", "#b0b0b8"), ("grid", "#38383e"),
        ("budget", "#ff6b6b"),
      ])
    return lightRule + "\n@media screen and (prefers-color-scheme:dark){\(darkRule)}"
  }

  /// How the shapes of charts use the colours.
  static let shapes: String = {
    let names = (0..<seriesCount).map { "s\($0)" } + ["grid", "axis", "label", "budget"]
    let uses = names.map { name in
      ".line.\(name){stroke:var(--\(name));fill:none}"
        + ".mark.\(name),.area.\(name),text.\(name){fill:var(--\(name))}"
    }
    return """
      text{font:12px system-ui,-apple-system,"Segoe UI","DejaVu Sans",sans-serif;
      paint-order:stroke;stroke:var(--ground);stroke-width:3px;stroke-linejoin:round}
      .line{stroke-linejoin:round;stroke-linecap:butt}.area{opacity:.16}.ground{fill:var(--ground)}
      \(uses.joined(separator: "\n"))
      """
  }()
}
