extension ProfileFinding: CustomStringConvertible {
  /// One or two sentences: what happens, and what would do.
  public var description: String {
    switch self {
    case .measuredAgain(let name, let views, let measurements, let needed, let passes):
      let each = decimal(Double(measurements) / Double(views * passes))
      let would = decimal(Double(needed) / Double(views))
      let perLayout = passes > 1 ? "per layout" : "in this layout"
      return "Each \(name) is measured \(each) times \(perLayout) (\(would) would do): "
        + "\(measurements) \(name) measurements, of which \(needed) gave a new size."
    case .askedAgain(let name, let container, let views, let asked, let needed):
      let each = decimal(Double(asked) / Double(views))
      let would = decimal(Double(needed) / Double(views))
      return
        "Each \(name) is asked for its size \(each) times\(container.map { " by \($0)" } ?? "") "
        + "and remembers it (\(would) would do): \(asked) questions, \(needed) different ones."
    case .multiplied(let name, let containers, let measurements):
      let factors = containers.map { decimal($0.factor) }.joined(separator: " × ")
      let worst = containers.max { $0.factor < $1.factor } ?? containers[0]
      return "\(worst.path.joined(separator: "/")) measures each view inside it "
        + "\(decimal(worst.factor)) times for each size of its own"
        + (containers.count == 1
          ? "." : "; such containers inside each other multiply: \(factors) around each \(name),")
        + (containers.count == 1 ? "" : " which is measured \(decimal(measurements)) times.")
    }
  }

  private func decimal(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
