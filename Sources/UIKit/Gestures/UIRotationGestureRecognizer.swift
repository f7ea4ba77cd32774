/// Recognizes a rotation of two fingers on the screen or on a touchpad. Continuous: it begins when the fingers have rotated enough, changes
/// while both move, and ends when both are lifted.
///
/// A finger that is lifted and put down again continues the gesture. Fingers after the second are ignored.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation in radians.
    var motion = PairMotion()

    /// Creates a recognizer that calls `handler` when it begins, changes, ends or is cancelled.
    public convenience init(_ handler: @escaping @MainActor (UIRotationGestureRecognizer) -> Void) {
        self.init()
        addHandler(for: UIRotationGestureRecognizer.self, handler)
    }

    // MARK: Results

    /// The rotation since the beginning, in radians, positive clockwise, including full turns. The app can set another value.
    open var rotation: CGFloat {
        get { motion.value }
        set { motion.value = newValue }
    }

    /// The angular velocity in radians per second, measured over the last 0.1 s.
    open var velocity: CGFloat { motion.velocity }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        pairBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        pairMoved(with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        pairEnded(with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        pairCancelled()
    }

    // MARK: Touchpads

    override var understandsPresses: Bool { false }

    override func understands(_ stream: GestureStream) -> Bool { stream.kind == .transform }

    override func streamChanged(_ stream: GestureStream, with event: UIEvent) {
        streamChanged(stream, to: event.transformRotation, slop: GestureConstants.touchpadRotationSlop, with: event)
    }

    open override func reset() {
        super.reset()
        motion.reset()
    }
}

extension UIRotationGestureRecognizer: PairRecognizer {
    func step(from last: FingerPair, to pair: FingerPair) -> CGFloat { pair.turn(since: last) }

    /// Converts the slop from an arc length in points to an angle. If the fingers are further apart, the gesture begins at a smaller angle.
    func slop(of pair: FingerPair) -> (amount: CGFloat, isPassed: Bool) {
        let slop = GestureConstants.rotationSlop / (pair.distance / 2)
        return (motion.amount > 0 ? slop : -slop, abs(motion.amount) >= slop)
    }
}
