import Foundation

/// The sizes of buttons without a configuration, in points. Validated on iOS.
enum ButtonConstants {
    /// The height that a button without insets adds to the height of its title, in points. It enlarges the touch target.
    static let titlePadding: CGFloat = 12

    /// Returns the size of a button without title and image, in points. It is 30 wide, and as high as a button with a title in that font size.
    static func emptySize(fontSize: CGFloat) -> CGSize {
        // A line of Apple's system font is 1.193 times its size high: 22 points for 18, and 18 for 15.
        CGSize(width: 30, height: titlePadding + (1.193 * fontSize).rounded(.up))
    }
}
