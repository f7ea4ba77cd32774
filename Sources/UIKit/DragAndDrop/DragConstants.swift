/// The constants of drags and drops, in points and seconds.
package enum DragConstants {
    /// The time that a finger rests before the lift: that of a long press.
    static let liftDelay: TimeInterval = GestureConstants.longPressDuration

    /// The distance that the finger may move until then: that of a long press. A pan begins at this distance.
    static let liftSlop: CGFloat = GestureConstants.longPressSlop

    /// The distance that a mouse moves before the lift. A mouse does not tremble, so no delay is needed. The distance is GTK's. It is less than a
    /// pan's, which would otherwise win.
    static let pointerThreshold: CGFloat = 8

    /// The distance that a finger moves lifted items before the drag begins. It is less than a pan's slop, since the user has seen the lift and
    /// intends to drag. It is large enough that a user who only looks and lifts the finger does not drag.
    static let beginSlop: CGFloat = 5

    /// The timeout after which a drag ends even if its animations have not completed. They take less than a second, but a closed window
    /// runs no frames.
    static let longestEnding: TimeInterval = 2

    /// The width of the edge in which a drag scrolls a scroll view: a touch target's size.
    static let scrollBand: CGFloat = 44

    /// The time that a drag stays near an edge before the content scrolls. A drag that crosses the edge takes less.
    static let scrollDelay: TimeInterval = 0.25

    /// The scroll speed at the very edge, in points per second: a phone's height in a second, at which rows are still readable.
    static let scrollSpeed: CGFloat = 800

    /// The time that a drag rests on a view before spring loading begins.
    static let springDelay: TimeInterval = 0.6

    /// The time that a spring-loaded view blinks before it activates, in which the user can still leave.
    static let springBlink: TimeInterval = 0.4

    /// The distance that a resting drag may move. A finger that drags trembles more than one that presses.
    static let springSlop: CGFloat = 12

    /// The duration of the app's animations alongside the drop of another program's data: that of a drop's own animation.
    static let incomingDropDuration: TimeInterval = 0.25

    /// The time after which the progress of a drop's data is shown. Data that arrives sooner would only flash the panel.
    static let transferPatience: TimeInterval = 1

    /// The interval at which progress is sampled: often enough for a bar of a few hundred points to move smoothly.
    static let transferInterval: TimeInterval = 0.1
}
