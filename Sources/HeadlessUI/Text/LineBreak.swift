import Foundation

/// A place where a line of text may or must end.
///
/// Lines break at spaces, after a hyphen or dash between letters, and beside ideographs, kana
/// and fullwidth forms, though not before closing or after opening marks; they must break at
/// line ends. A part of what the Unicode line breaking algorithm (UAX 14) says, and no language
/// has rules of its own.
struct LineBreak: Equatable {
  /// Where the letters of the line end.
  var end: String.Index
  /// Where the next line begins: after the spaces or the line end.
  var next: String.Index
  var isForced: Bool

  /// All breaks of a text; the last is its end.
  static func breaks(in string: String) -> [LineBreak] {
    var breaks: [LineBreak] = []
    var previous: Character?
    var spaces: String.Index?
    var hasLetters = false
    for index in string.indices {
      let character = string[index]
      if character.isNewline {
        let next = string.index(after: index)
        breaks.append(LineBreak(end: spaces ?? index, next: next, isForced: true))
        (previous, spaces, hasLetters) = (nil, nil, false)
        continue
      }
      if character.isBreakingSpace {
        if spaces == nil, hasLetters { spaces = index }
        continue
      }
      if let end = spaces {
        breaks.append(LineBreak(end: end, next: index, isForced: false))
      } else if let previous, allows(previous, character) {
        breaks.append(LineBreak(end: index, next: index, isForced: false))
      }
      (previous, spaces, hasLetters) = (character, nil, true)
    }
    breaks.append(LineBreak(end: spaces ?? string.endIndex, next: string.endIndex, isForced: true))
    return breaks
  }

  private static func allows(_ before: Character, _ after: Character) -> Bool {
    if before.isIdeographic || after.isIdeographic {
      return !closingMarks.contains(after) && !openingMarks.contains(before)
    }
    return hyphens.contains(before) && after.isLetter
  }

  private static let hyphens: Set<Character> = ["-", "\u{2010}", "–", "—"]
  private static let openingMarks = Set("（「『【〈《［｛〔([{“‘")
  private static let closingMarks = Set("）」』】〉》］｝〕、。，．！？：；・ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ)]},.!?:;”’…")
}

extension Character {
  /// A space at which a line may break; not a no-break space.
  fileprivate var isBreakingSpace: Bool {
    isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }

  /// Of a script that is written without spaces, one em a character.
  fileprivate var isIdeographic: Bool {
    guard let scalar = unicodeScalars.first?.value else { return false }
    switch scalar {
    case 0x2E80...0x2FDF, 0x3000...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFF:
      return true
    default:
      return false
    }
  }
}
