/// A built row: its elements in order, the badge last.
struct WholeRow<Source: BuildableSource> {
  var elements: [Source.Element]
  /// How many of the elements are items.
  var visible: Int

  /// The row of the first `visible` items, and its badge if any item is hidden.
  init(of source: Source, visible: Int) {
    let hidden = source.count - visible
    var elements: [Source.Element] = []
    elements.reserveCapacity(visible + (hidden > 0 ? 1 : 0))
    for index in 0..<visible { elements.append(source.itemElement(at: index)) }
    if hidden > 0 { elements.append(source.badgeElement(hidden: hidden)) }
    self.elements = elements
    self.visible = visible
  }

  /// The row's width, measuring each element.
  func measure(in source: Source, recorder: inout some WorkRecorder) -> FixedLength {
    var width = FixedLength.zero
    for index in elements.indices {
      if index > 0 { width += source.spacing }
      width += source.width(of: elements[index], recorder: &recorder)
      if index < visible { recorder.itemAppeared() } else { recorder.badgeAppeared() }
    }
    return width
  }

  /// Places the elements, measuring each of them once more.
  func place(
    in source: Source, into placements: inout RowPlacements, recorder: inout some WorkRecorder
  ) {
    placements.removeAll()
    var x = FixedLength.zero
    for index in elements.indices {
      let width = source.width(of: elements[index], recorder: &recorder)
      if index < visible {
        placements.append(item: index, x: x, width: width)
      } else {
        placements.append(badge: source.count - visible, x: x, width: width)
      }
      recorder.placed()
      x += width + source.spacing
    }
  }
}
