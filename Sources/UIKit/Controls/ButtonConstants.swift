import Foundation

/// The sizes of buttons without a configuration, in points. Validated on iOS.
enum ButtonConstants {
    /// The height that a button has beyond its title's, where it has no insets of its own: enough to be hit.
    static let titlePadding: CGFloat = 12

    /// The size of a button with neither title nor picture: 30 wide, and as high as one with a title.
    static func emptySize(_ type: UIButton.ButtonType) -> CGSize {
        // A line of the title's font, 18 points for a custom button and 15 for the others.
        CGSize(width: 30, height: titlePadding + (type == .custom ? 22 : 18))
    }
}
