import Foundation

extension UIScrollView {
    /// A deceleration rate: the fraction of the velocity that remains after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The normal rate, 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A faster deceleration, 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The colour of the indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Black on light content, white on dark content.
        case `default` = 0
        /// Black.
        case black = 1
        /// White.
        case white = 2
    }

    /// The modes of dismissing the keyboard by a drag.
    public enum KeyboardDismissMode: Int, Sendable {
        /// A drag does not dismiss the keyboard.
        case none = 0
        /// The first responder in the window resigns when a drag begins.
        case onDrag = 1
        /// The keyboard follows the dragging touch. Has no effect with a hardware keyboard, as on a tablet with such a keyboard.
        case interactive = 2
    }

    /// The axes along which the safe area is added to ``contentInset``.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along the axes that scroll or always bounce, and vertically in any case under a container's bars.
        case automatic = 0
        /// Along the axes that scroll, or that always bounce.
        case scrollableAxes = 1
        /// The safe area is not added.
        case never = 2
        /// The safe area is added along both axes.
        case always = 3
    }
}
