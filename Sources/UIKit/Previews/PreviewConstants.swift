import CoreGraphics
import Foundation

/// The constants of previews. Lengths are in points, durations in seconds.
enum PreviewConstants {
    /// The default background of a preview: white, or the grey of elevated surfaces in dark style. Black would be invisible on a black background.
    static let background = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0x2C / 255, green: 0x2C / 255, blue: 0x2E / 255, alpha: 1) : UIColor(white: 1, alpha: 1)
    }

    // MARK: Text

    /// The margin around lines of text: at the sides enough for rounded corners, above and below almost zero. A larger margin would show parts of
    /// other lines.
    static let textMargin = CGSize(width: 8, height: 2)
    /// The radius of the outer and inner corners around lines of text.
    static let textCornerRadius: CGFloat = 8
    /// The maximum gap between joined lines, as a fraction of their height. Lines with a larger gap belong to two paragraphs.
    static let textLineGap: CGFloat = 1

    // MARK: Web addresses

    /// The maximum width of a URL's preview: small enough for a hand and for the narrowest phone.
    static let urlWidth: CGFloat = 280
    /// The margin around the text of a URL.
    static let urlMargin = CGSize(width: 14, height: 10)
    /// The corner radius of a URL's preview.
    static let urlCornerRadius: CGFloat = 12

    // MARK: Platters

    /// The shadow of a lifted platter: soft, and offset downwards.
    static let shadowRadius: CGFloat = 14
    static let shadowOpacity: Float = 0.28
    static let shadowOffset = CGSize(width: 0, height: 8)
    /// The growth of a lifted platter: a fraction of its longer side, limited in points, since large platters would seem to jump.
    static let liftGrowth: (part: CGFloat, most: CGFloat) = (0.06, 14)
    /// The longer side of a scaled-down platter: small enough to see the target beside a hand, large enough to recognize.
    static let carriedSide: CGFloat = 160
    /// The opacity of a platter over an exact destination, so that the destination is visible through the platter.
    static let preciseAlpha: CGFloat = 0.65

    // MARK: Flocks

    /// The number of visible platters in a flock. More would only make its edge thicker.
    static let flockDepth = 6
    /// The maximum rotation of a flock's platters in radians, and their maximum offset from the first one, so that several platters are discernible.
    static let flockRotation: CGFloat = 0.12
    static let flockSpread: CGFloat = 7
    /// The number of lifted items with a shadow. More are hardly ever visible together.
    static let liftedShadows = 24

    // MARK: Animations

    /// The duration of a lift: a quick response to the press.
    static let liftDuration: TimeInterval = 0.2
    /// The animation of platters that gather under the finger, or change their size or face.
    static let gatherDuration: TimeInterval = 0.35
    static let gatherDamping: CGFloat = 0.86
    /// The animation to a target or back to the source: long enough to follow with the eyes.
    static let landDuration: TimeInterval = 0.4
    static let landDamping: CGFloat = 0.9
    /// The duration of a fade. With reduced motion every drag ends with a fade.
    static let fadeDuration: TimeInterval = 0.25
    /// The scale of a platter that has vanished.
    static let vanishedScale: CGFloat = 0.5

    // MARK: Badges

    /// The height of a badge (a line of body text with a margin) and its horizontal margin.
    static let badgeHeight: CGFloat = 26
    static let badgeMargin: CGFloat = 8
    /// The size of the badge's symbol (plus, bar) and its line width.
    static let badgeIcon: CGFloat = 12
    static let badgeStroke: CGFloat = 2.5
    static let badgeGap: CGFloat = 5
    /// The initial scale of a badge, and its durations. It disappears faster than it appears, since its flock is moving away.
    static let badgeStart: CGFloat = 0.4
    static let badgeDuration: TimeInterval = 0.2
    static let badgeLeave: TimeInterval = 0.1
}
