import CoreGraphics
import Foundation

/// A place in a line that a tabulator goes to. It never changes.
///
/// `@unchecked Sendable` is safe because all that it holds is `let`; the options' values belong to the one who made them.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// What else is said of a tabulator.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String
        /// The option of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `CharacterSet`: text of a right-aligned tabulator stands with the first of these characters at the place. A point, where it is said.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// How text stands at the place: on its right, on its left, or about it.
    public let alignment: NSTextAlignment
    /// From the leading edge, in points.
    public let location: CGFloat
    /// What else is said.
    public let options: [OptionKey: Any]

    /// A tabulator at a place.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    /// The tabulator itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is a tabulator at the same place.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location && other.options.keys == options.keys
    }

    /// Equal for equal tabulators.
    open override var hash: Int { location.hashValue }
}
