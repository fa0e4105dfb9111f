/// The sizes up to which rows are made and tested.
public enum RowLimits {
  /// The most items a row can have.
  public static let items = 1_000_000
}
