/// The numbers of drags and drops, in points and seconds.
package enum DragConstants {
    /// How long a finger rests before what it is on is lifted: as a long press, which it looks like to a person.
    static let liftDelay: TimeInterval = GestureConstants.longPressDuration

    /// How far the finger may stray until then: as in a long press. At this distance a pan takes over.
    static let liftSlop: CGFloat = GestureConstants.longPressSlop

    /// How far a mouse is dragged before it lifts what it was pressed on. A mouse does not tremble as a finger does, so that nothing is waited
    /// for; the distance is GTK's, and is below a pan's, which would otherwise be first.
    static let pointerThreshold: CGFloat = 8

    /// How far a finger moves what it has lifted before the drag begins. Less than a slop, since a person who has seen something come off means
    /// to drag it, and enough that one who only looks and lets go drags nothing.
    static let beginSlop: CGFloat = 5

    /// After how many seconds a drag whose animations have not come to their end is over all the same: they are shorter than a second, and a
    /// window that was closed shows no more frames to end them in.
    static let longestEnding: TimeInterval = 2

    /// How far inside of a scroll view its edges are felt by a drag: a touch target's size, which a finger can aim at.
    static let scrollBand: CGFloat = 44

    /// How long a drag stays near an edge before the content scrolls. Less than a person would call waiting, and more than a drag takes that
    /// crosses the edge.
    static let scrollDelay: TimeInterval = 0.25

    /// How fast content scrolls under a drag at the very edge, in points per second: a phone's height in a second, at which rows can
    /// still be read.
    static let scrollSpeed: CGFloat = 800

    /// How long a drag rests on a view before it begins to spring open.
    static let springDelay: TimeInterval = 0.6

    /// How long a view that springs open blinks before it does, so that a person can still move away.
    static let springBlink: TimeInterval = 0.4

    /// How far a drag that rests may stray. A finger that holds something trembles more than one that presses.
    static let springSlop: CGFloat = 12

    /// How long what an app animates along with a drop of another program's data takes: as long as a drop's own picture takes to land.
    static let foreignDropDuration: TimeInterval = 0.25

    /// After how many seconds the data of a drop that is still on its way is shown to be. What comes sooner would only flash.
    static let transferPatience: TimeInterval = 1

    /// How often it is looked at how far the data is: often enough for a bar of a few hundred points to seem to move.
    static let transferInterval: TimeInterval = 0.1
}
