/// Calls `body` with each element of a collection.
///
/// Iterating a collection whose type is not known when the engine is compiled takes some 100 ns
/// an element, so that the kinds that nearly everybody uses are told apart first.
func forEachElement<Data: Collection>(of data: Data, _ body: (Data.Element) -> Void) {
  if let range = data as? Range<Int>, Data.Element.self == Int.self {
    for element in range { body(unsafeBitCast(element, to: Data.Element.self)) }
  } else if let array = data as? [Data.Element] {
    for element in array { body(element) }
  } else if let slice = data as? ArraySlice<Data.Element> {
    for element in slice { body(element) }
  } else {
    for element in data { body(element) }
  }
}

/// An array of what `transform` makes of each element of a collection.
func mapElements<Data: Collection, Value>(
  of data: Data, _ transform: (Data.Element) -> Value
) -> [Value] {
  let count = data.count
  // Appending to an array of a type that is not known when the engine is compiled looks the type
  // of the array up each time.
  return Array(unsafeUninitializedCapacity: count) { values, filled in
    forEachElement(of: data) { element in
      precondition(filled < count, "The collection has more elements than its count says.")
      (values.baseAddress.unsafelyUnwrapped + filled).initialize(to: transform(element))
      filled += 1
    }
  }
}
