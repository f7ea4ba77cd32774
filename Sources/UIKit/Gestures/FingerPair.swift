/// The vector between two fingers.
struct FingerPair: Equatable {
    /// The vector from the first finger to the second, in points, in scene coordinates.
    var arm: CGVector

    /// The distance between the fingers, in points. At least ``GestureConstants/smallestPinch``, so that it can be a divisor.
    var distance: CGFloat {
        max((arm.dx * arm.dx + arm.dy * arm.dy).squareRoot(), GestureConstants.smallestPinch)
    }

    /// Returns the rotation from `other` to this pair: an angle from −π to π, in radians, positive clockwise.
    func turn(since other: FingerPair) -> CGFloat {
        let cross = other.arm.dx * arm.dy - other.arm.dy * arm.dx
        let dot = other.arm.dx * arm.dx + other.arm.dy * arm.dy
        return cross == 0 && dot == 0 ? 0 : CGFloat(atan2(Double(cross), Double(dot)))
    }
}

extension UIGestureRecognizer {
    /// The vector between the first two fingers that are down; nil if fewer than two fingers are down.
    var fingerPair: FingerPair? {
        var first: CGPoint?
        for touch in trackedTouches where !touch.isOver {
            let position = touch.scenePosition
            guard let start = first else {
                first = position
                continue
            }
            return FingerPair(arm: CGVector(dx: position.x - start.x, dy: position.y - start.y))
        }
        return nil
    }

    /// Ignores all of `touches` that are neither the first nor the second finger.
    func ignoreFurtherFingers(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches > 2 else { return }
        for touch in trackedTouches.filter({ !$0.isOver }).dropFirst(2) where touches.contains(touch) { ignore(touch, for: event) }
    }
}
