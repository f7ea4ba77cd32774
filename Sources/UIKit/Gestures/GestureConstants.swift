/// The thresholds of gestures, in points and seconds.
package enum GestureConstants {
    /// The distance that a finger may move in a tap, and between the taps of a double tap: about a finger's width. UIKit's value.
    static let tapSlop: CGFloat = 45

    /// The longest pause between two taps of a double tap. UIKit's value. A longer pause would also delay single taps that wait for a double tap to
    /// fail.
    static let multiTapInterval: TimeInterval = 0.35

    /// The longest duration of a tap. UIKit's value.
    static let tapDuration: TimeInterval = 0.75

    /// The duration of a long press: the documented default of `minimumPressDuration`.
    static let longPressDuration: TimeInterval = 0.5

    /// The distance that a finger may move before a long press fails: the documented default of `allowableMovement`. A resting finger rolls by a few
    /// points; after 10 points a pan begins.
    static let longPressSlop: CGFloat = 10

    /// The distance before a pan begins, as measured on UIKit. With a shorter distance, a tap by an unsteady finger would become a pan.
    static let panSlop: CGFloat = 10

    /// The change of the fingers' distance at which a pinch begins. Less than the slop of a pan, because fingers that approach each other mean a
    /// pinch. More than the movement of resting fingers.
    static let pinchSlop: CGFloat = 8

    /// The distance on the circle that each finger moves before a rotation begins. It is in points, because jitter is in points. The angle of the
    /// same jitter would depend on the distance of the fingers.
    static let rotationSlop: CGFloat = 8

    /// The scale factor at which a touchpad pinch begins. Flutter's value. Touchpads do not report the positions of the fingers in points.
    static let touchpadPinchSlop: CGFloat = 1.05

    /// The scroll distance with Control, in points, that changes the scale by a factor of e. One notch of the wheel then changes it by about a sixth,
    /// as in image viewers.
    static let wheelZoomLength: CGFloat = 400

    /// The angle in radians at which a touchpad rotation begins: three degrees. Pinches rotate unintentionally by about this angle.
    static let touchpadRotationSlop: CGFloat = 0.05

    /// The minimum distance of two fingers in a pinch, in points. Reported positions can be closer to each other than real fingers.
    static let smallestPinch: CGFloat = 1

    /// The longest duration of a swipe, from the first touch. UIKit's value (Documentation/behaviour.md): slower movements are pans.
    static let swipeDuration: TimeInterval = 0.5

    /// The distance of a swipe. UIKit's value: about a centimetre, more than a tap ever moves.
    static let swipeLength: CGFloat = 50

    /// The longest movement of a swipe perpendicular to its direction. UIKit's value: the path may deviate from the direction by up to 45°.
    static let swipeWidth: CGFloat = 50

    /// The distance after which a swipe fails if it has the wrong direction. A short distance, so that a pan that waits for the swipe to fail begins
    /// soon.
    static let swipeSlop: CGFloat = 20

    /// The width of the band along the window's edge in which an edge pan begins. The first position of a finger that enters at a screen's edge is in
    /// this band. A wider band would also contain taps on the content.
    static let edgeBand: CGFloat = 20

    /// The distance that the pointer may move along an axis during a scroll, in points. After a longer movement the scroll has ended, even if the
    /// system did not report its end.
    static let scrollingPointerSlop: CGFloat = 4

    /// The time span over which velocity is measured. It is long enough to even out jitter. It is so short that a finger that stops before it is
    /// lifted has no velocity.
    static let velocityWindow: TimeInterval = 0.1

    /// The time span of the samples from which touches are predicted: three frames. Shorter than ``velocityWindow``, because fingers change direction
    /// within that time.
    static let predictionWindow: TimeInterval = 0.05

    /// The touch radius in points, for screens that do not measure it.
    static let fingerRadius: CGFloat = 20

    /// The maximum force of a pen, as on Apple's systems; 1 is an average touch.
    static let maximumPenForce: CGFloat = 25 / 6

    /// The assumed pressure of a pen before its first report, from 0 to 1: an average touch, a force of 1.
    static let averagePenPressure = 6.0 / 25
}
