import CoreGraphics
import Foundation

/// The numbers that previews are drawn and moved by. Lengths are in points, times in seconds.
enum PreviewConstants {
    /// What is behind a previewed view unless its parameters say otherwise: white paper, in the dark the gray of raised surfaces, since a
    /// black one would be lost on a black page.
    static let background = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0x2C / 255, green: 0x2C / 255, blue: 0x2E / 255, alpha: 1) : UIColor(white: 1, alpha: 1)
    }

    // MARK: Text

    /// How far the shape about lines of text reaches beyond them: at the sides room for round corners, above and below next to nothing, or a
    /// part of the line there would be seen.
    static let textMargin = CGSize(width: 8, height: 2)
    /// The corners of the shape about lines of text, the outer and the inner ones.
    static let textCornerRadius: CGFloat = 8
    /// Lines further apart than this part of a line's height are not joined: they are two paragraphs.
    static let textLineGap: CGFloat = 1

    // MARK: Web addresses

    /// The widest that the picture of an address becomes: what fits under a hand, and on the narrowest phone.
    static let urlWidth: CGFloat = 280
    /// Between the text of an address and its edge.
    static let urlMargin = CGSize(width: 14, height: 10)
    /// The corners of the picture of an address.
    static let urlCornerRadius: CGFloat = 12

    // MARK: Platters

    /// The shadow of a lifted platter: soft, and below it, as of paper held a little above a table.
    static let shadowRadius: CGFloat = 14
    static let shadowOpacity: Float = 0.28
    static let shadowOffset = CGSize(width: 0, height: 8)
    /// How much a lifted platter grows: this part of its longer side, but never by more points than the second number, since something large
    /// would seem to jump at the finger.
    static let liftGrowth: (part: CGFloat, most: CGFloat) = (0.06, 14)
    /// The longer side of a platter that was made smaller for carrying: small enough to see the target beside a hand, large enough to know
    /// what is carried.
    static let carriedSide: CGFloat = 160
    /// How far a platter fades that is meant for an exact place, so that the place is seen through it.
    static let preciseAlpha: CGFloat = 0.65

    // MARK: Flocks

    /// How many platters of a flock are seen. More would only make its edge thicker.
    static let flockDepth = 6
    /// How far the platters of a flock are turned at most, in radians, and how far they lie off the first one: enough to see that there are
    /// several, too little to see which.
    static let flockTurn: CGFloat = 0.12
    static let flockSpread: CGFloat = 7
    /// How many items of a drag cast a shadow while they are lifted off where they lie; more are hardly ever seen at once.
    static let liftedShadows = 24

    // MARK: Times

    /// A lift is felt as the answer to the press: quick.
    static let liftDuration: TimeInterval = 0.2
    /// Platters that come together under the finger, or change their size or look.
    static let gatherDuration: TimeInterval = 0.35
    static let gatherDamping: CGFloat = 0.86
    /// To a target, or back to the source: long enough to follow with the eyes.
    static let landDuration: TimeInterval = 0.4
    static let landDamping: CGFloat = 0.9
    /// Vanishing where it is, and every ending for a person who wants no motion.
    static let fadeDuration: TimeInterval = 0.25
    /// How small a platter is when it has vanished.
    static let vanishedScale: CGFloat = 0.5

    // MARK: Badges

    /// A badge is as high as a line of body text with room around it, and at least round.
    static let badgeHeight: CGFloat = 26
    static let badgeMargin: CGFloat = 8
    /// The side of its sign (plus, bar), how thick that is drawn, and what is between it and a number.
    static let badgeSign: CGFloat = 12
    static let badgeStroke: CGFloat = 2.5
    static let badgeGap: CGFloat = 5
    /// A badge pops up from this size, and is gone sooner than it came, since what it belongs to flies away.
    static let badgeStart: CGFloat = 0.4
    static let badgeDuration: TimeInterval = 0.2
    static let badgeLeave: TimeInterval = 0.1
}
