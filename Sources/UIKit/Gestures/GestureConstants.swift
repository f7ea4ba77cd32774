/// The numbers by which gestures are told apart, in points and seconds. A platform with other habits would change them here.
package enum GestureConstants {
    /// How far a finger may stray in a tap, and how far apart the taps of a double tap may lie: about the width of a finger, since a
    /// finger hits the same place twice only roughly. UIKit's value.
    static let tapSlop: CGFloat = 45

    /// The longest pause between two taps of a double tap. UIKit's value; longer, and every single tap that waits for a double tap to
    /// fail feels late.
    static let multiTapInterval: TimeInterval = 0.35

    /// How long a finger may stay down in a tap. What is held longer was meant as something else. UIKit's value.
    static let tapDuration: TimeInterval = 0.75

    /// How long a finger has to rest for a long press: the documented default of `minimumPressDuration`.
    static let longPressDuration: TimeInterval = 0.5

    /// How far a finger may stray before a long press begins: the documented default of `allowableMovement`. A resting finger rolls by
    /// a few points, and at 10 a pan takes over.
    static let longPressSlop: CGFloat = 10

    /// How far fingers travel before a pan begins, as measured on UIKit. Below it a tap with an unsteady finger would be a pan.
    static let panSlop: CGFloat = 10

    /// How far the distance of two fingers changes before a pinch begins: less than a pan takes, since two fingers that come closer
    /// mean a pinch, and enough that two that rest do not.
    static let pinchSlop: CGFloat = 8

    /// How far each of two fingers travels on the circle through both before a rotation begins. In points rather than radians, since
    /// what has to be told from a rotation is the jitter of fingers, whose angle is the larger the closer they are.
    static let rotationSlop: CGFloat = 8

    /// By what factor fingers pinch on a touchpad, which has no points, before a pinch begins: what Flutter asks for.
    static let touchpadPinchSlop: CGFloat = 1.05

    /// How far a wheel turns with Control held, in points of scrolling, to zoom by a factor of e: a notch is about a sixth more or less, as in
    /// picture viewers.
    static let wheelZoomLength: CGFloat = 400

    /// By how many radians fingers turn on a touchpad before a rotation begins: three degrees, about what a hand turns by mistake in a pinch.
    static let touchpadRotationSlop: CGFloat = 0.05

    /// The smallest distance of two fingers, in points, that a pinch compares others with. Fingers cannot be closer, but samples can.
    static let smallestPinch: CGFloat = 1

    /// How long a swipe may take from the first finger's coming down. UIKit's value, as Documentation/behaviour.md says: what is slower is a pan.
    static let swipeDuration: TimeInterval = 0.5

    /// How far the fingers go in a swipe before it is one. UIKit's value: about a centimetre, more than a finger that taps ever strays.
    static let swipeLength: CGFloat = 50

    /// How far they may go across the direction meanwhile. UIKit's value, with which 45° is the steepest way.
    static let swipeWidth: CGFloat = 50

    /// From how far on the direction of a swipe can be told. Fingers that go elsewhere make it fail then, so that a pan that waits for it
    /// begins soon.
    static let swipeSlop: CGFloat = 20

    /// How far inside of the window's edge a pan from the edge may begin. Fingers that come in from a screen's edge are first seen within
    /// this; wider, and it takes taps from what lies there.
    static let edgeBand: CGFloat = 20

    /// How far the pointer may move, in points along an axis, while fingers scroll. Further, and the fingers do something else by now,
    /// whether the system told that they lifted or not.
    static let scrollingPointerSlop: CGFloat = 4

    /// Over how long a velocity is measured: long enough to even out the jitter of single samples, short enough that a finger which
    /// stops before it lifts throws nothing.
    static let velocityWindow: TimeInterval = 0.1

    /// Over how long what a touch will do is judged by what it did: three frames, since fingers change their mind in less than the time
    /// over which velocities are measured.
    static let predictionWindow: TimeInterval = 0.05

    /// The radius that a finger covers on screens that do not measure it.
    static let fingerRadius: CGFloat = 20

    /// The force of a pen that is pressed as hard as the device can tell, where 1 is an average touch. A pen's on Apple's systems.
    static let maximumPenForce: CGFloat = 25 / 6

    /// What a pen that does not tell its pressure at once is taken to have, from 0 to 1: that of an average touch, a force of 1.
    static let averagePenPressure = 6.0 / 25
}
