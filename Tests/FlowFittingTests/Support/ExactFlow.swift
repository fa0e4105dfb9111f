import TestArithmetic

struct ExactSize: Hashable, Sendable {
  var width: ExactDecimal
  var height: ExactDecimal

  init(_ width: ExactDecimal, _ height: ExactDecimal) {
    self.width = width
    self.height = height
  }
}

struct ExactPoint: Hashable, Sendable {
  var x: ExactDecimal
  var y: ExactDecimal

  init(_ x: ExactDecimal, _ y: ExactDecimal) {
    self.x = x
    self.y = y
  }
}

/// A flow of decimals as written, and the oracle: the rule in exact arithmetic, item by item.
struct ExactFlow: Sendable {
  var sizes: [ExactSize]
  var spacing: ExactDecimal
  var lineSpacing: ExactDecimal

  struct Answer: Equatable {
    var origins: [ExactPoint]
    var height: ExactDecimal
    /// The right edge of the item that reaches furthest.
    var contentWidth: ExactDecimal
  }

  /// - Parameter available: The width offered; nil for no limit.
  func answer(available: ExactDecimal?) -> Answer {
    var answer = Answer(origins: [], height: .zero, contentWidth: .zero)
    var pen = ExactPoint(.zero, .zero)
    var lineHeight = ExactDecimal.zero
    for size in sizes {
      if let available, pen.x != .zero, pen.x + size.width > available + .slack {
        pen = ExactPoint(.zero, pen.y + lineHeight + lineSpacing)
        lineHeight = .zero
      }
      answer.origins.append(pen)
      answer.contentWidth = max(answer.contentWidth, pen.x + size.width)
      lineHeight = max(lineHeight, size.height)
      pen.x = pen.x + size.width + spacing
      answer.height = pen.y + lineHeight
    }
    return answer
  }

  /// Whether rounding down decides: an item passes the slack by less than rounding takes off, or
  /// negative spacing brings the pen back to 0, which rounded lengths may miss.
  func isUndecidable(available: ExactDecimal) -> Bool {
    let unit = ExactDecimal.scale / Int128(1 << 30) + 1
    let origins = answer(available: available).origins
    return sizes.indices.dropFirst().contains { index in
      // Where the item would be if it stayed on the line of the one before.
      let x = origins[index - 1].x + sizes[index - 1].width + spacing
      let excess = (x + sizes[index].width - available - .slack).scaled
      return excess > 0
        && (excess <= Int128(3 * sizes.count) * unit || (x == .zero && spacing < .zero))
    }
  }
}
