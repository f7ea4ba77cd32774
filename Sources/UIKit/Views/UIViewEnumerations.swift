extension UIView {
    /// How a view's content fits its bounds when they change.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill = 0
        /// As large as fits, keeping its proportions.
        case scaleAspectFit
        /// As small as covers, keeping its proportions; the rest is outside the bounds.
        case scaleAspectFill
        /// Drawn again.
        case redraw
        /// In the middle, at its size.
        case center
        /// In the middle of the top edge, at its size.
        case top
        /// In the middle of the bottom edge, at its size.
        case bottom
        /// In the middle of the left edge, at its size.
        case left
        /// In the middle of the right edge, at its size.
        case right
        /// In the top left corner, at its size.
        case topLeft
        /// In the top right corner, at its size.
        case topRight
        /// In the bottom left corner, at its size.
        case bottomLeft
        /// In the bottom right corner, at its size.
        case bottomRight
    }

    /// Whether a view's tint is shown as it is or without its colour, as behind an alert.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview has it.
        case automatic = 0
        /// As it is.
        case normal
        /// Grey.
        case dimmed
    }

    /// What changes when the superview's size does. Parts that may change share the difference in proportion to their sizes.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// A bit for each part.
        public let rawValue: UInt

        /// The parts whose bits are set: 0 left margin, 1 width, 2 right margin, 3 top margin, 4 height, 5 bottom margin.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance from the superview's left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The view's width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the superview's right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance from the superview's top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The view's height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the superview's bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}

/// Whether a view's content is mirrored where text runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored.
    case unspecified = 0
    /// Playback controls: never mirrored.
    case playback = 1
    /// Directions in space, as on a game's pad: never mirrored.
    case spatial = 2
    /// Always from left to right.
    case forceLeftToRight = 3
    /// Always from right to left.
    case forceRightToLeft = 4
}
