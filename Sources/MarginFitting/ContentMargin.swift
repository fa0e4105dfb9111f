public import Foundation

/// The margin on both sides of content of limited width that is centred in a container.
nonisolated public enum ContentMargin {
  /// The limit where nobody sets another one, in points.
  ///
  /// Source: ours; about 100 characters of 13 pt text, the width of a small tablet held upright.
  public static let defaultMaxWidth: CGFloat = 768

  /// `max(0, (containerWidth - maxWidth) / 2)`, in points: 0 for a container that is narrower
  /// than the limit.
  public static func width(in containerWidth: CGFloat, maxWidth: CGFloat) -> CGFloat {
    let margin = (containerWidth - maxWidth) / 2
    return margin > 0 ? margin : 0
  }
}
