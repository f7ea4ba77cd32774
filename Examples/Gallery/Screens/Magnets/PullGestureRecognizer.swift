import UIKit

/// Recognizes a finger that pulls a view down out of a horizontal strip: it moves down at least 16 points and at most 8 to either side.
/// Then it continues like a pan.
final class PullGestureRecognizer: UIGestureRecognizer {
    /// The required distance down and the allowed sideways movement, in points.
    static let length: CGFloat = 16
    static let tolerance: CGFloat = 8

    private var start = CGPoint.zero

    convenience init(_ handler: @escaping @MainActor (PullGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addHandler { recognizer in
            if let recognizer = recognizer as? PullGestureRecognizer { handler(recognizer) }
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches == 1, let touch = touches.first else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        start = touch.location(in: nil)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible else { return state = .changed }
        let location = location(in: nil)
        if abs(location.x - start.x) > Self.tolerance { return state = .failed }
        if location.y - start.y >= Self.length { state = .began }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }
}
