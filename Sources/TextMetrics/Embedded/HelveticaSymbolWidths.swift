/// The advance widths of Helvetica outside the Latin blocks, per 1000 em.
///
/// Source: as for ``HelveticaLatinWidths``. Spaces and hyphens that the AFM file lacks have the
/// width they are named for.
enum HelveticaSymbolWidths {
  /// Code points, ascending, with their widths.
  static let pairs: [(codePoint: UInt32, width: UInt16)] = [
    (0x02C6, 333),  // ˆ
    (0x02C7, 333),  // ˇ
    (0x02D8, 333),  // ˘
    (0x02D9, 333),  // ˙
    (0x02DA, 333),  // ˚
    (0x02DB, 333),  // ˛
    (0x02DC, 333),  // ˜
    (0x02DD, 333),  // ˝
    (0x2000, 500),  // en quad
    (0x2001, 1000),  // em quad
    (0x2002, 500),  // en space
    (0x2003, 1000),  // em space
    (0x2004, 333),  // third of an em
    (0x2005, 250),  // quarter of an em
    (0x2006, 167),  // sixth of an em
    (0x2007, 556),  // figure space, as a digit
    (0x2008, 278),  // punctuation space, as a full stop
    (0x2009, 200),  // thin space, a fifth of an em
    (0x200A, 100),  // hair space, a tenth of an em
    (0x2010, 333),  // hyphen
    (0x2011, 333),  // no-break hyphen
    (0x2013, 556),  // –
    (0x2014, 1000),  // —
    (0x2015, 1000),  // horizontal bar, as an em dash
    (0x2018, 222),  // ‘
    (0x2019, 222),  // ’
    (0x201A, 222),  // ‚
    (0x201C, 333),  // “
    (0x201D, 333),  // ”
    (0x201E, 333),  // „
    (0x2020, 556),  // †
    (0x2021, 556),  // ‡
    (0x2022, 350),  // •
    (0x2026, 1000),  // …
    (0x202F, 200),  // narrow no-break space, as a thin space
    (0x2030, 1000),  // ‰
    (0x2039, 333),  // ‹
    (0x203A, 333),  // ›
    (0x2044, 167),  // ⁄
    (0x205F, 222),  // mathematical space, 4/18 em
    (0x20AC, 556),  // €
    (0x2122, 1000),  // ™
    (0x2202, 476),  // ∂
    (0x2206, 612),  // ∆
    (0x2211, 600),  // ∑
    (0x2212, 584),  // −
    (0x221A, 453),  // √
    (0x2260, 549),  // ≠
    (0x2264, 549),  // ≤
    (0x2265, 549),  // ≥
    (0x25CA, 471),  // ◊
    (0xFB01, 500),  // ﬁ
    (0xFB02, 500),  // ﬂ
  ]
}
