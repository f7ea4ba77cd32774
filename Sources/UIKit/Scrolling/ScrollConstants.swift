import Foundation

/// Constants of scrolling, in points and seconds. "Measured" means measured on UIKit (Documentation/behaviour.md).
enum ScrollConstants {
    /// The initial fraction of a drag past an edge by which content moves. Measured.
    static let rubberBand: CGFloat = 0.55

    /// Maximum distance from the middle of the view at which content counts as centred, in points: less than a pixel of any screen.
    static let centredTolerance: CGFloat = 0.3

    /// The fraction of the view's length by which formerly centred content must exceed the view before a pinch moves it freely.
    static let centredRelease: CGFloat = 0.25

    /// Speed at which deceleration stops, in points per second. Measured.
    static let stopSpeed: CGFloat = 10

    /// Angular frequency of a critically damped bounce, per second. Measured.
    static let bounceFrequency: CGFloat = 11

    /// The two rates of the return of content that was held past an edge, per second. Measured.
    static let heldBounceRates: (slow: CGFloat, quick: CGFloat) = (9, 46)

    /// Speed of content that is released past an edge, in points per second, from which it bounces as after a flick. Slower content returns with
    /// ``heldBounceRates``. Measured.
    static let heldSpeed: CGFloat = 50

    /// Distance from the edge below which a bounce ends, in points. Measured on a screen with pixels of that size.
    static let bounceRestDistance: CGFloat = 1.0 / 3

    /// Distance from the target below which a spring ends, in points: less than half a pixel of any screen.
    static let restDistance: CGFloat = 0.1

    /// Maximum delay of touches in the content. From Apple's documentation.
    static let touchDelay: TimeInterval = 0.15

    /// Duration of an animated change of the offset, with ease in and out. Measured: 0.25 to 0.3.
    static let offsetAnimationDuration: TimeInterval = 0.3

    /// Angular frequency of the motion after a wheel's notch, per second. The content moves visibly after a tenth of a second, which feels
    /// immediate, and several notches combine into one motion.
    static let wheelFrequency: CGFloat = 24

    /// Angular frequency of the motion to a page or to the delegate's target. Same as for a bounce.
    static let targetFrequency: CGFloat = 11

    /// Minimum speed of a flick that turns a page at any distance, in points per second: a tenth of a deliberate flick's.
    static let pageTurnSpeed: CGFloat = 250

    /// Distance scrolled by an arrow key: about two lines of text.
    static let arrowStep: CGFloat = 40

    /// Angular frequency of the motion after a key press, per second. The eye can follow a page, and a held key scrolls evenly.
    static let keyFrequency: CGFloat = 16

    /// The fraction of a page that stays visible when a key scrolls by a page.
    static let pageOverlap: CGFloat = 0.1

    /// Time until an indicator starts to fade after the last motion, and duration of the fade.
    static let indicatorLinger: TimeInterval = 0.5
    static let indicatorFade: TimeInterval = 0.3
}
