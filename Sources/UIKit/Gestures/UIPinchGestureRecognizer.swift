/// Recognizes a pinch of two fingers on the screen or on a touchpad, and of a wheel with Control. Continuous: it begins when the distance
/// has changed enough, changes while both fingers move, and ends when both are lifted.
///
/// A finger that is lifted and put down again continues the gesture. Fingers after the second are ignored. A wheel's notch begins, changes
/// and ends in one event.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The accumulated logarithm of the scale. Logarithms of successive scale changes can be added.
    var motion = PairMotion()

    /// Whether a wheel drives the pinch. Such a pinch begins, changes and ends in one event.
    package private(set) var isDrivenByWheel = false

    /// Creates a recognizer that calls `handler` when it begins, changes, ends or is cancelled.
    public convenience init(_ handler: @escaping @MainActor (UIPinchGestureRecognizer) -> Void) {
        self.init()
        addHandler(for: UIPinchGestureRecognizer.self, handler)
    }

    // MARK: Results

    /// The current distance of the fingers divided by the initial distance. The app can set values above 0.
    open var scale: CGFloat {
        get { CGFloat(exp(Double(motion.value))) }
        set {
            guard newValue > 0, newValue.isFinite else {
                return gestureLog.warning("Ignored the scale \(newValue) of \(identification): it must be positive and finite.")
            }
            motion.value = CGFloat(log(Double(newValue)))
        }
    }

    /// The change of ``scale`` per second, measured over the last 0.1 s.
    open var velocity: CGFloat { motion.velocity * scale }

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

    // MARK: Touchpads and wheels

    override var understandsPresses: Bool { false }

    override func understands(_ stream: GestureStream) -> Bool { stream.kind == .transform || stream.kind == .wheelZoom }

    override func streamChanged(_ stream: GestureStream, with event: UIEvent) {
        isDrivenByWheel = stream.kind == .wheelZoom
        let growth = CGFloat(log(Double(event.transformScale)))
        if isDrivenByWheel, stream.phase == .began { return beginWithoutSlop(by: growth, with: event) }
        streamChanged(stream, to: growth, slop: CGFloat(log(Double(GestureConstants.touchpadPinchSlop))), with: event)
    }

    open override func reset() {
        super.reset()
        motion.reset()
        isDrivenByWheel = false
    }
}

extension UIPinchGestureRecognizer: PairRecognizer {
    func step(from last: FingerPair, to pair: FingerPair) -> CGFloat { CGFloat(log(Double(pair.distance / last.distance))) }

    /// Converts the slop from a distance in points to a logarithm of the scale.
    func slop(of pair: FingerPair) -> (amount: CGFloat, isPassed: Bool) {
        let start = CGFloat(exp(Double(-motion.amount))) * pair.distance
        let end = start + (pair.distance > start ? 1 : -1) * GestureConstants.pinchSlop
        return (CGFloat(log(Double(end / start))), abs(pair.distance - start) >= GestureConstants.pinchSlop)
    }
}
