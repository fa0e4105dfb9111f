/// A stretch of a label that is shaped in one go.
struct LabelRun: Hashable {
  /// In bytes.
  var range: Range<Int>
  /// The one script of its characters, or that of the run before it if they have none.
  var script: HarfBuzzTypes.Tag
  /// The position of its font among the fonts.
  var font: Int
}

/// Splits a label into runs of one script and one font.
///
/// Characters that belong to all scripts (spaces, digits, punctuation, marks) join the run before
/// them; at the start of a label, the run after them. A character is set in the first font that
/// has it together with its marks, else in the first that has the character, else in the first.
///
/// - Complexity: O(*n*) look-ups in the characters of the label, times the number of fonts.
struct LabelRuns {
  private let utf8: UnsafeBufferPointer<UInt8>
  private let unicode: UnicodeProperties
  private let fonts: [HarfBuzzFont]

  private var position = 0
  private var lastScript = HarfBuzzTypes.scriptInvalid
  private var clusterEnd = 0
  private var clusterFont = 0

  /// - Parameter utf8: Valid UTF-8, which outlives this value.
  init(of utf8: UnsafeBufferPointer<UInt8>, unicode: UnicodeProperties, fonts: [HarfBuzzFont]) {
    self.utf8 = utf8
    self.unicode = unicode
    self.fonts = fonts
  }

  /// The next run; nil at the end of the label.
  mutating func next() -> LabelRun? {
    guard position < utf8.count else { return nil }
    let start = position
    var script = HarfBuzzTypes.scriptInvalid
    var font = 0
    while position < utf8.count {
      let scalar = utf8.decodeScalar(at: position)
      if fonts.count > 1, position >= clusterEnd { chooseFont() }
      let own = unicode.script(of: scalar.value)
      if position == start {
        font = clusterFont
      } else if clusterFont != font {
        break
      }
      if let own {
        guard script == HarfBuzzTypes.scriptInvalid || script == own else { break }
        script = own
      }
      position += scalar.length
    }
    if script != HarfBuzzTypes.scriptInvalid { lastScript = script }
    return LabelRun(range: start..<position, script: lastScript, font: font)
  }

  /// Finds the font of the cluster that begins at `position`, and where the cluster ends.
  private mutating func chooseFont() {
    clusterEnd = endOfCluster(from: position)
    let cluster = UnsafeBufferPointer(rebasing: utf8[position..<clusterEnd])
    let base = cluster.decodeScalar(at: 0).value
    clusterFont =
      fonts.firstIndex { hasAll(of: cluster, $0) } ?? fonts.firstIndex { $0.has(base) } ?? 0
  }

  /// A cluster is a character with its marks and, after a joiner, with the character joined.
  private func endOfCluster(from start: Int) -> Int {
    var scalar = utf8.decodeScalar(at: start)
    var end = start + scalar.length
    while end < utf8.count {
      let joins = scalar.value == UnicodeProperties.joiner
      scalar = utf8.decodeScalar(at: end)
      guard joins || unicode.continuesCluster(scalar.value) else { break }
      end += scalar.length
    }
    return end
  }

  private func hasAll(of cluster: UnsafeBufferPointer<UInt8>, _ font: HarfBuzzFont) -> Bool {
    var index = 0
    while index < cluster.count {
      let scalar = cluster.decodeScalar(at: index)
      guard font.has(scalar.value) || unicode.isInvisible(scalar.value) else { return false }
      index += scalar.length
    }
    return true
  }
}
