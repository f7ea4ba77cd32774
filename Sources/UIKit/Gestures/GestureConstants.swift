/// The thresholds of gestures, in points and seconds.
package enum GestureConstants {
    /// The distance that a finger may move in a tap, and between the taps of a double tap: about a finger's width. UIKit's value.
    static let tapSlop: CGFloat = 45

    /// The longest pause between two taps of a double tap. UIKit's value; a longer one would delay every single tap that waits for a double
    /// tap to fail.
    static let multiTapInterval: TimeInterval = 0.35

    /// The longest duration of a tap. UIKit's value.
    static let tapDuration: TimeInterval = 0.75

    /// The duration of a long press: the documented default of `minimumPressDuration`.
    static let longPressDuration: TimeInterval = 0.5

    /// The movement before a long press fails: the documented default of `allowableMovement`. A resting finger rolls by a few points, and
    /// at 10 a pan begins.
    static let longPressSlop: CGFloat = 10

    /// The distance before a pan begins, as measured on UIKit. Below it, a tap with an unsteady finger would be a pan.
    static let panSlop: CGFloat = 10

    /// The change of distance before a pinch begins: less than a pan needs, since approaching fingers mean a pinch, and more than resting
    /// fingers move.
    static let pinchSlop: CGFloat = 8

    /// The distance that each finger moves on the circle before a rotation begins. In points instead of radians, since jitter is in points,
    /// and its angle depends on the distance of the fingers.
    static let rotationSlop: CGFloat = 8

    /// The scale factor at which a touchpad pinch begins, which has no points: Flutter's value.
    static let touchpadPinchSlop: CGFloat = 1.05

    /// The scroll distance with Control, in points, that zooms by a factor of e. One notch of the wheel then zooms by about a sixth, as in image viewers.
    static let wheelZoomLength: CGFloat = 400

    /// The rotation in radians at which a touchpad rotation begins: three degrees, about the unintended rotation in a pinch.
    static let touchpadRotationSlop: CGFloat = 0.05

    /// The minimum distance of two fingers in a pinch, in points. Samples can be closer than fingers.
    static let smallestPinch: CGFloat = 1

    /// The longest duration of a swipe, from the first touch. UIKit's value (Documentation/behaviour.md): slower movements are pans.
    static let swipeDuration: TimeInterval = 0.5

    /// The distance of a swipe. UIKit's value: about a centimetre, more than a tap ever moves.
    static let swipeLength: CGFloat = 50

    /// The allowed distance across the direction. UIKit's value, which makes 45° the steepest direction.
    static let swipeWidth: CGFloat = 50

    /// The distance at which the direction of a swipe is determined. In other directions it fails then, so that a pan that waits for it
    /// begins soon.
    static let swipeSlop: CGFloat = 20

    /// The width of the band at the window's edge in which an edge pan begins. Fingers from a screen's edge are first seen within it; a
    /// wider band would take taps from the content.
    static let edgeBand: CGFloat = 20

    /// The distance that the pointer may move along an axis during a scroll, in points. Beyond it the fingers do something else, whether or
    /// not the system reported their end.
    static let scrollingPointerSlop: CGFloat = 4

    /// The window of velocity measurement: long enough to even out jitter, short enough that a finger that stops before it lifts does not
    /// fling.
    static let velocityWindow: TimeInterval = 0.1

    /// The window of prediction: three frames, since fingers change direction faster than velocities are measured.
    static let predictionWindow: TimeInterval = 0.05

    /// The touch radius on screens that do not measure it.
    static let fingerRadius: CGFloat = 20

    /// The maximum force of a pen, as on Apple's systems; 1 is an average touch.
    static let maximumPenForce: CGFloat = 25 / 6

    /// The assumed pressure of a pen before its first report, from 0 to 1: an average touch, a force of 1.
    static let averagePenPressure = 6.0 / 25
}
