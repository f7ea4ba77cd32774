import Foundation

/// The sizes of buttons without a configuration, in points. Validated on iOS.
enum ButtonConstants {
    /// The height that a button has beyond its title's, where it has no insets of its own: enough to be hit.
    static let titlePadding: CGFloat = 12

    /// The size of a button with neither title nor picture: 30 wide, and as high as one with a title in a font of that size, in points.
    static func emptySize(fontSize: CGFloat) -> CGSize {
        // A line of Apple's system font is 1.193 times its size high: 22 points for 18, and 18 for 15.
        CGSize(width: 30, height: titlePadding + (1.193 * fontSize).rounded(.up))
    }
}
