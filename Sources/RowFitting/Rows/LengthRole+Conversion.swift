/// Conversions on entry, with errors of this module.
extension LengthRole {
  func length(_ points: Double) throws(RowFittingError) -> FixedLength {
    do { return try FixedLength(points: points, as: self) } catch { throw .length(error) }
  }

  func length(notNegative points: Double) throws(RowFittingError) -> FixedLength {
    do { return try FixedLength(notNegative: points, as: self) } catch { throw .length(error) }
  }

  /// The points that a decimal number names.
  func points(_ text: String) throws(RowFittingError) -> Double {
    do { return try Double(decimal: text, as: self) } catch { throw .length(error) }
  }
}
