/// Recognizes two fingers that turn about each other, on the screen or on a touchpad. Continuous: it begins when they have turned enough,
/// changes while both are down and move, and ends when both are lifted.
///
/// A finger that is lifted and put down again goes on where the gesture was. Fingers after the second are left to others.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers turned in all, in radians; without what the app set.
    private var angle: CGFloat = 0
    /// ``angle`` where ``rotation`` is 0.
    private var origin: CGFloat = 0
    /// The fingers as they were in the last event, for the step from there to here.
    private var lastPair: FingerPair?
    /// The touchpad's rotation in the last event.
    private var lastTouchpadRotation: CGFloat = 0
    private var velocityTracker = VelocityTracker()
    private var lastTimestamp: TimeInterval = 0
    private var hasBegun = false

    /// A recognizer that calls `handler` when it begins, changes, ends or is cancelled.
    public convenience init(_ handler: @escaping @MainActor (UIRotationGestureRecognizer) -> Void) {
        self.init()
        addHandler(for: UIRotationGestureRecognizer.self, handler)
    }

    // MARK: Results

    /// How far the fingers turned since the rotation began, in radians, positive clockwise; several turns add up. Setting it makes
    /// another value the present one.
    open var rotation: CGFloat {
        get { angle - origin }
        set { origin = angle - newValue }
    }

    /// How fast the fingers turn, in radians per second: measured over the last 0.1 s.
    open var velocity: CGFloat { velocityTracker.velocity(at: lastTimestamp).dx }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        ignoreFurtherFingers(touches, with: event)
        lastPair = fingerPair
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let pair = fingerPair, let last = lastPair else { return }
        lastPair = pair
        turn(by: pair.turn(since: last), with: event)
        advance(slop: GestureConstants.rotationSlop / (pair.distance / 2))
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        lastTimestamp = event.timestamp
        lastPair = fingerPair
        if numberOfTouches == 0 { state = hasBegun ? .ended : .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        lastPair = fingerPair
        if numberOfTouches == 0 { state = .cancelled }
    }

    // MARK: Touchpads

    override var understandsPresses: Bool { false }

    override func understands(_ stream: GestureStream) -> Bool { stream.kind == .transform }

    override func streamChanged(_ stream: GestureStream, with event: UIEvent) {
        switch stream.phase {
        case .began, .moved, .stationary:
            turn(by: event.transformRotation - lastTouchpadRotation, with: event)
            lastTouchpadRotation = event.transformRotation
            advance(slop: GestureConstants.touchpadRotationSlop)
        case .ended:
            lastTimestamp = event.timestamp
            state = hasBegun ? .ended : .failed
        case .cancelled: state = .cancelled
        }
    }

    open override func reset() {
        super.reset()
        angle = 0
        origin = 0
        lastPair = nil
        lastTouchpadRotation = 0
        velocityTracker.reset()
        hasBegun = false
    }

    private func turn(by step: CGFloat, with event: UIEvent) {
        angle += step
        lastTimestamp = event.timestamp
        velocityTracker.add(CGPoint(x: angle, y: 0), at: event.timestamp)
    }

    /// Changes, or begins where the fingers turned by more than `slop`: from 0 at the slop's end, so that nothing jumps.
    private func advance(slop: CGFloat) {
        if hasBegun {
            state = .changed
        } else if abs(angle) >= slop {
            hasBegun = true
            // The delegate that is asked whether the rotation may begin sees the whole of it.
            state = .began
            origin += angle > 0 ? slop : -slop
        }
    }
}
