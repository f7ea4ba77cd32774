extension UIView {
    /// The fit of a view's content in its bounds.
    public enum ContentMode: Int, Sendable {
        /// Scales the content to the bounds, without its aspect ratio.
        case scaleToFill = 0
        /// Scales the content to fit the bounds, with its aspect ratio.
        case scaleAspectFit
        /// Scales the content to fill the bounds, with its aspect ratio; some of it may be outside the bounds.
        case scaleAspectFill
        /// Redraws the content when the bounds change.
        case redraw
        /// Centers the content at its size.
        case center
        /// Aligns the content at the middle of the top edge, at its size.
        case top
        /// Aligns the content at the middle of the bottom edge, at its size.
        case bottom
        /// Aligns the content at the middle of the left edge, at its size.
        case left
        /// Aligns the content at the middle of the right edge, at its size.
        case right
        /// Aligns the content at the top left corner, at its size.
        case topLeft
        /// Aligns the content at the top right corner, at its size.
        case topRight
        /// Aligns the content at the bottom left corner, at its size.
        case bottomLeft
        /// Aligns the content at the bottom right corner, at its size.
        case bottomRight
    }

    /// Whether a view's tint colour is normal or desaturated, as behind an alert.
    public enum TintAdjustmentMode: Int, Sendable {
        /// The superview's mode.
        case automatic = 0
        /// The normal tint colour.
        case normal
        /// A gray tint colour.
        case dimmed
    }

    /// The flexible dimensions of a view when its superview's size changes. They share the difference in proportion to their sizes.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// A bit for each flexible dimension.
        public let rawValue: UInt

        /// Creates a mask from bits: 0 left margin, 1 width, 2 right margin, 3 top margin, 4 height, 5 bottom margin.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A flexible distance to the superview's left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// A flexible width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// A flexible distance to the superview's right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// A flexible distance to the superview's top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// A flexible height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// A flexible distance to the superview's bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}

/// Whether a view's content is mirrored in a right-to-left layout.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored in a right-to-left layout.
    case unspecified = 0
    /// Playback controls, which are never mirrored.
    case playback = 1
    /// Directions in space, as on a game pad, which are never mirrored.
    case spatial = 2
    /// Always left to right.
    case forceLeftToRight = 3
    /// Always right to left.
    case forceRightToLeft = 4
}
