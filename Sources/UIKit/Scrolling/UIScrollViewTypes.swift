import Foundation

extension UIScrollView {
    /// How quickly content that was thrown comes to rest: what is left of its speed after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The usual rate, 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Comes to rest soon: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The colour of the indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Black on light content, white on dark.
        case `default` = 0
        /// Black.
        case black = 1
        /// White.
        case white = 2
    }

    /// Whether a drag puts the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        /// It does not.
        case none = 0
        /// The first responder in the window resigns when a drag begins.
        case onDrag = 1
        /// It follows the finger that drags it down. A keyboard on the desk stays where it is, as on a tablet that has one: no responder
        /// resigns.
        case interactive = 2
    }

    /// How the safe area adds to ``contentInset``.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along the axes that scroll.
        case automatic = 0
        /// Along the axes that scroll, or that always bounce.
        case scrollableAxes = 1
        /// Not at all.
        case never = 2
        /// Along both axes.
        case always = 3
    }
}
