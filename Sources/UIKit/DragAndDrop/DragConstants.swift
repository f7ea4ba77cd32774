/// The constants of drags and drops. Distances are in points, times in seconds.
package enum DragConstants {
    /// The time that a finger must rest before the lift, equal to the duration of a long press.
    static let liftDelay: TimeInterval = GestureConstants.longPressDuration

    /// The distance that the finger may move before the lift, equal to the slop of a long press. At this distance, a pan begins.
    static let liftSlop: CGFloat = GestureConstants.longPressSlop

    /// The distance that a mouse must move before the lift, equal to GTK's. A mouse does not tremble like a finger, so it needs no delay. The distance
    /// is less than the distance at which a pan begins, because the pan would otherwise be recognized first.
    static let pointerThreshold: CGFloat = 8

    /// The distance that a finger must move after the lift before the drag begins. It is less than the slop of a pan, because the user has seen the lift
    /// and intends to drag. It is large enough to prevent a drag if the user only lifts the item and then releases it.
    static let beginSlop: CGFloat = 5

    /// The timeout after which a drag ends, even if its animations have not completed. The animations take less than a second, but a closed window
    /// never completes them.
    static let longestEnding: TimeInterval = 2

    /// The width of the band at the edges of a scroll view in which a drag scrolls. It is the size of a touch target.
    static let scrollBand: CGFloat = 44

    /// The time that a drag must stay near an edge before the content scrolls. A drag that only crosses the edge takes less time.
    static let scrollDelay: TimeInterval = 0.25

    /// The scroll speed of a drag exactly at the edge, in points per second. At one phone height per second, rows are still readable.
    static let scrollSpeed: CGFloat = 800

    /// The time that a drag must rest on a view before the view begins to blink.
    static let springDelay: TimeInterval = 0.6

    /// The time that a spring-loaded view blinks before it activates. In this time, the user can still leave the view.
    static let springBlink: TimeInterval = 0.4

    /// The distance that a resting drag may move. It is larger than that of a long press, because a dragging finger trembles more.
    static let springSlop: CGFloat = 12

    /// The duration of the app's animations for a drop of another program's data. It equals the duration of the library's drop animation.
    static let incomingDropDuration: TimeInterval = 0.25

    /// The delay before the progress of a drop's data is shown. Without a delay, the panel would only flash if the data arrives quickly.
    static let transferPatience: TimeInterval = 1

    /// The interval at which the progress is sampled. It is short enough for a progress bar of a few hundred points to move smoothly.
    static let transferInterval: TimeInterval = 0.1
}
