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

    /// Over how long a velocity is measured: long enough to even out the jitter of single samples, short enough that a finger which
    /// stops before it lifts throws nothing.
    static let velocityWindow: TimeInterval = 0.1

    /// The radius that a finger covers on screens that do not measure it.
    static let fingerRadius: CGFloat = 20

    /// The force of a pen that is pressed as hard as the device can tell, where 1 is an average touch. A pen's on Apple's systems.
    static let maximumPenForce: CGFloat = 25 / 6
}
