import Foundation

/// A drag of a scroll view's content: its origin, axes and velocity.
struct ScrollDrag {
    /// The offset for a translation of zero, without rubber-band resistance.
    var origin = CGPoint.zero
    /// The axes of the drag.
    var axes: (x: Bool, y: Bool) = (true, true)
    /// The applied offsets, for the velocity of the content.
    private var applied = VelocityTracker()
    /// The translations of the touches, for the velocity that the delegate receives.
    private var fingers = VelocityTracker()
    private var lastMove: TimeInterval = 0

    /// Starts a new drag with the offset for a translation of zero.
    mutating func begin(at origin: CGPoint, along axes: (x: Bool, y: Bool)) {
        self = ScrollDrag()
        self.origin = origin
        self.axes = axes
    }

    mutating func note(translation: CGPoint, offset: CGPoint, at time: TimeInterval) {
        lastMove = time
        fingers.add(translation, at: time)
        applied.add(offset, at: time)
    }

    /// The velocity of the offset in the last 0.1 s before `time`, in points per second.
    func thrownVelocity(at time: TimeInterval) -> CGVector { applied.velocity(at: time) }

    /// The velocity of the touches at their last movement, as a velocity of the offset, in points per second.
    var lastVelocity: CGVector {
        let velocity = fingers.velocity(at: lastMove)
        return CGVector(dx: axes.x ? -velocity.dx : 0, dy: axes.y ? -velocity.dy : 0)
    }
}
