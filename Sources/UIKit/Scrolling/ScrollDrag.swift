import Foundation

/// A drag of a scroll view's content: where it began, along which axes it goes, and how fast it was.
struct ScrollDrag {
    /// The offset that a translation of zero drags to, as if there were no edges.
    var origin = CGPoint.zero
    /// The axes along which it goes.
    var axes: (x: Bool, y: Bool) = (true, true)
    /// The offsets that were applied, for the throw.
    private var applied = VelocityTracker()
    /// The translations of the fingers, for what the delegate is told.
    private var fingers = VelocityTracker()
    private var lastMove: TimeInterval = 0

    /// Starts anew with the offset that a translation of zero drags to.
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

    /// How fast the offset changed in the last 0.1 s before `time`, in points per second.
    func thrownVelocity(at time: TimeInterval) -> CGVector { applied.velocity(at: time) }

    /// How fast the fingers moved the offset when they last moved, in points per second.
    var lastVelocity: CGVector {
        let velocity = fingers.velocity(at: lastMove)
        return CGVector(dx: axes.x ? -velocity.dx : 0, dy: axes.y ? -velocity.dy : 0)
    }
}
