public import Foundation

/// A number that can stand in a ``LocalizedStringKey``.
nonisolated public protocol _FormatSpecifiable: Equatable {
  var _arg: any CVarArg { get }
  var _segment: _KeySegment { get }
}

/// A part of a key, opaque outside of the module.
nonisolated public struct _KeySegment: Sendable {
  let segment: LocalizedStringKey.Segment
}

extension _FormatSpecifiable where Self: FixedWidthInteger & CVarArg {
  nonisolated public var _arg: any CVarArg { self }

  nonisolated public var _segment: _KeySegment {
    if let value = Int64(exactly: self) { return _KeySegment(segment: .integer(value)) }
    return _KeySegment(segment: .unsigned(UInt64(truncatingIfNeeded: self)))
  }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension _FormatSpecifiable where Self: BinaryFloatingPoint & CVarArg {
  nonisolated public var _arg: any CVarArg { self }

  nonisolated public var _segment: _KeySegment { _KeySegment(segment: .double(Double(self))) }
}

extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
