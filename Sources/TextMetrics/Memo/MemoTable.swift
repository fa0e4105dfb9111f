import Foundation

/// A bounded map from a label and a font size to a size, which drops its oldest entry when full.
///
/// Entries lie in a ring in the order in which they came, so the oldest is found at once. Beside
/// it, a table with open addressing (linear probing, at most half full) leads from a hash to a
/// place in the ring; removing shifts later slots back, so that no dead slots pile up.
///
/// - Invariant: The lengths of the ring and of the slots are powers of two, the second twice the
///   first.
struct MemoTable {
  private struct Entry {
    var key = MemoKey.vacant
    /// The label; empty where the key holds it whole.
    var longText = ""
    var size = TextSize(width: 0, height: 0)
  }

  private struct Slot {
    var hash: UInt32 = 0
    /// The place in the ring plus one; 0 in an empty slot.
    var place: UInt32 = 0
  }

  /// How many look-ups found a size.
  private(set) var hits = 0
  /// The bytes of all labels kept.
  private(set) var textBytes = 0

  private static let smallestRing = 16
  private let limits: MemoLimits
  private var ring: [Entry] = []
  private var slots: [Slot] = []
  /// The running numbers of the oldest entry and of the next one; number modulo ring is the place.
  private var oldest = 0
  private var next = 0

  init(limits: MemoLimits) {
    precondition(limits.labels > 0, "a memo keeps at least one label")
    self.limits = limits
    resize(to: Self.smallestRing)
  }

  var count: Int { next - oldest }

  /// The size kept for a label, which counts as a hit; nil if none is.
  mutating func size(of utf8: UnsafeBufferPointer<UInt8>, key: MemoKey) -> TextSize? {
    let mask = slots.count - 1
    var index = Int(key.hash) & mask
    while slots[index].place != 0 {
      if slots[index].hash == key.hash {
        let place = Int(slots[index].place) - 1
        if ring[place].key == key, key.count <= MemoKey.wholeLength || isText(at: place, utf8) {
          hits += 1
          return ring[place].size
        }
      }
      index = (index + 1) & mask
    }
    return nil
  }

  /// Keeps the size of a label that is not kept yet, and drops the oldest to make room.
  mutating func keep(_ size: TextSize, of text: String, key: MemoKey) {
    guard key.count <= min(limits.longestLabel, limits.textBytes) else { return }
    while count == limits.labels || textBytes + key.count > limits.textBytes { dropOldest() }
    if count == ring.count { resize(to: ring.count * 2) }
    let place = next & (ring.count - 1)
    ring[place] = Entry(
      key: key, longText: key.count <= MemoKey.wholeLength ? "" : text, size: size)
    occupySlot(hash: key.hash, place: place)
    next += 1
    textBytes += key.count
  }

  /// Forgets all labels; the count of hits stays.
  mutating func removeAll() {
    let hits = hits
    self = MemoTable(limits: limits)
    self.hits = hits
  }

  /// Whether the label at a place of the ring, of the same length, has these bytes.
  private func isText(at place: Int, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    let same = ring[place].longText.utf8.withContiguousStorageIfAvailable { kept in
      guard let left = kept.baseAddress, let right = utf8.baseAddress else { return false }
      return memcmp(left, right, utf8.count) == 0
    }
    return same ?? ring[place].longText.utf8.elementsEqual(utf8)
  }
}

extension MemoTable {
  private mutating func dropOldest() {
    let place = oldest & (ring.count - 1)
    emptySlot(hash: ring[place].key.hash, place: place)
    textBytes -= ring[place].key.count
    ring[place] = Entry()
    oldest += 1
  }

  private mutating func occupySlot(hash: UInt32, place: Int) {
    let mask = slots.count - 1
    var index = Int(hash) & mask
    while slots[index].place != 0 { index = (index + 1) & mask }
    slots[index] = Slot(hash: hash, place: UInt32(place + 1))
  }

  private mutating func emptySlot(hash: UInt32, place: Int) {
    let mask = slots.count - 1
    var hole = Int(hash) & mask
    while Int(slots[hole].place) != place + 1 { hole = (hole + 1) & mask }
    var index = (hole + 1) & mask
    while slots[index].place != 0 {
      // A slot may fill the hole if its home does not lie behind the hole.
      let home = Int(slots[index].hash) & mask
      if (index - home) & mask >= (index - hole) & mask {
        slots[hole] = slots[index]
        hole = index
      }
      index = (index + 1) & mask
    }
    slots[hole] = Slot()
  }

  private mutating func resize(to length: Int) {
    var larger = Array(repeating: Entry(), count: length)
    for number in oldest..<next {
      larger[number & (length - 1)] = ring[number & (ring.count - 1)]
    }
    ring = larger
    slots = Array(repeating: Slot(), count: length * 2)
    for number in oldest..<next {
      let place = number & (length - 1)
      occupySlot(hash: ring[place].key.hash, place: place)
    }
  }
}
