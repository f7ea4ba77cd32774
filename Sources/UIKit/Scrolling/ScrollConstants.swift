import Foundation

/// The numbers of scrolling, in points and seconds. What is called measured was measured on UIKit (Documentation/behaviour.md).
enum ScrollConstants {
    /// How much of a drag past an edge is shown at first. Measured.
    static let rubberBand: CGFloat = 0.55

    /// The distance from the middle of the view within which content is centred, in points: less than a pixel of any screen.
    static let centredTolerance: CGFloat = 0.3

    /// The part of the view's length by which content that was centred has to exceed the view until a pinch drags it freely.
    static let centredRelease: CGFloat = 0.25

    /// The speed at which deceleration stops, in points per second. Measured.
    static let stopSpeed: CGFloat = 10

    /// The frequency of a critically damped bounce, per second. Measured.
    static let bounceFrequency: CGFloat = 11

    /// The rates at which content that was held past an edge goes back, per second. Measured.
    static let heldBounceRates: (slow: CGFloat, quick: CGFloat) = (9, 46)

    /// Below this speed content past an edge was held, and above it thrown, in points per second. Measured.
    static let heldSpeed: CGFloat = 50

    /// How close to its edge a bounce counts as over, in points. Measured, on a screen whose pixels are as large.
    static let bounceRestDistance: CGFloat = 1.0 / 3

    /// How close to its target a spring counts as there, in points: less than half a pixel of any screen.
    static let restDistance: CGFloat = 0.1

    /// How long content waits for its touches. Documented.
    static let touchDelay: TimeInterval = 0.15

    /// How long an animated change of the offset takes, ease in and out. Measured: 0.25 to 0.3.
    static let offsetAnimationDuration: TimeInterval = 0.3

    /// The frequency at which content follows a wheel's notches, per second: what a notch moves is seen after a tenth of a second, which
    /// feels immediate, and several notches are one motion.
    static let wheelFrequency: CGFloat = 24

    /// The frequency at which a page settles, and content goes to a target of the delegate's. The bounce's.
    static let targetFrequency: CGFloat = 11

    /// The speed from which on a throw turns a page whatever the distance, in points per second: a tenth of what a deliberate flick has.
    static let pageTurnSpeed: CGFloat = 250

    /// How far arrow keys scroll: about two lines of text.
    static let arrowStep: CGFloat = 40

    /// The frequency at which content follows keys, per second: a page's way can be followed by the eye, and a key that is held down moves
    /// the content evenly.
    static let keyFrequency: CGFloat = 16

    /// How much of a page stays in view when keys scroll by one, as a part of it.
    static let pageOverlap: CGFloat = 0.1

    /// How long an indicator stays after the last motion, and how long it takes to fade.
    static let indicatorLinger: TimeInterval = 0.5
    static let indicatorFade: TimeInterval = 0.3
}
