/// Recognizes two fingers that turn about each other, on the screen or on a touchpad. Continuous: it begins when they have turned enough,
/// changes while both are down and move, and ends when both are lifted.
///
/// A finger that is lifted and put down again goes on where the gesture was. Fingers after the second are left to others.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// What the fingers did, in radians.
    var motion = PairMotion()

    /// A recognizer that calls `handler` when it begins, changes, ends or is cancelled.
    public convenience init(_ handler: @escaping @MainActor (UIRotationGestureRecognizer) -> Void) {
        self.init()
        addHandler(for: UIRotationGestureRecognizer.self, handler)
    }

    // MARK: Results

    /// How far the fingers turned since the rotation began, in radians, positive clockwise; several turns add up. Setting it makes
    /// another value the present one.
    open var rotation: CGFloat {
        get { motion.value }
        set { motion.value = newValue }
    }

    /// How fast the fingers turn, in radians per second: measured over the last 0.1 s.
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

    /// A length at the fingers' ends, so that fingers which are further apart begin with a smaller angle.
    func slop(of pair: FingerPair) -> (amount: CGFloat, isPassed: Bool) {
        let slop = GestureConstants.rotationSlop / (pair.distance / 2)
        return (motion.amount > 0 ? slop : -slop, abs(motion.amount) >= slop)
    }
}
