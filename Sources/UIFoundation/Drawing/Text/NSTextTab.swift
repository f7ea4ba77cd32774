import CoreGraphics
import Foundation

/// A tab stop in a line. It is immutable.
///
/// `@unchecked Sendable` is safe because all stored properties are `let`. The values of the options are not
/// checked: the code that creates a tab stop passes values that threads may share.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// An option of a tab stop.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// Creates an option with the given name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `CharacterSet`. Text at a right-aligned tab stop is aligned by the first of these characters. Only the full stop is supported.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The alignment of the text at the tab stop: on its right, on its left, or centred.
    open var alignment: NSTextAlignment { ownAlignment }
    /// The distance from the leading edge, in points.
    open var location: CGFloat { ownLocation }
    /// The options of the tab stop.
    open var options: [OptionKey: Any] { ownOptions }

    private let ownAlignment: NSTextAlignment
    private let ownLocation: CGFloat
    private let ownOptions: [OptionKey: Any]

    /// Creates a tab stop.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        ownAlignment = alignment
        ownLocation = loc
        ownOptions = options
        super.init()
    }

    /// Returns `self`, since the class is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is a tab stop with the same alignment, location and option keys.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location && other.options.keys == options.keys
    }

    /// A hash of the location.
    open override var hash: Int { location.hashValue }
}
