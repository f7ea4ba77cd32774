/// The vector between two fingers.
struct FingerPair: Equatable {
    /// The vector from the first finger to the second, in points of the scene.
    var arm: CGVector

    /// The distance, at least ``GestureConstants/smallestPinch``, so that it can be a divisor.
    var distance: CGFloat {
        max((arm.dx * arm.dx + arm.dy * arm.dy).squareRoot(), GestureConstants.smallestPinch)
    }

    /// The rotation since `other`, in radians, positive clockwise, in the shorter direction.
    func turn(since other: FingerPair) -> CGFloat {
        let cross = other.arm.dx * arm.dy - other.arm.dy * arm.dx
        let dot = other.arm.dx * arm.dx + other.arm.dy * arm.dy
        return cross == 0 && dot == 0 ? 0 : CGFloat(atan2(Double(cross), Double(dot)))
    }
}

extension UIGestureRecognizer {
    /// The first two fingers that are down; nil if there are fewer.
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

    /// Ignores fingers after the second.
    func ignoreFurtherFingers(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches > 2 else { return }
        for touch in trackedTouches.filter({ !$0.isOver }).dropFirst(2) where touches.contains(touch) { ignore(touch, for: event) }
    }
}
