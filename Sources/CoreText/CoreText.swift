@_exported import CoreGraphics
import UIFoundation

// Names of Core Foundation that Core Text's functions use.

/// An index or a count.
public typealias CFIndex = Int
/// The attributed string in Core Text's API.
public typealias CFAttributedString = NSAttributedString
/// The mutable attributed string in Core Text's API.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A UTF-16 unit.
public typealias UniChar = UInt16
/// The index of a glyph in a font.
public typealias CGGlyph = UInt16

/// A range of UTF-16 units or of glyphs. In most functions a length of 0 means all that follows.
public struct CFRange: Hashable, Sendable {
    /// The first index.
    public var location: CFIndex
    /// The number of units.
    public var length: CFIndex

    /// Creates an empty range at 0.
    public init() { (location, length) = (0, 0) }

    /// Creates a range.
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// Creates a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// The number of elements of an array.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }

/// The address of an object in an array, without retaining it; nil outside of the array.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    guard let theArray, theArray.indices.contains(idx) else { return nil }
    return UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}

extension CFRange {
    /// The indices of the range inside of `whole`. A length of 0 means all that follows.
    func indices(in whole: Range<Int>) -> Range<Int> {
        let lower = min(max(location, whole.lowerBound), whole.upperBound)
        let upper = length > 0 ? location.addingReportingOverflow(length).partialValue : whole.upperBound
        return lower..<min(max(upper, lower), whole.upperBound)
    }
}
