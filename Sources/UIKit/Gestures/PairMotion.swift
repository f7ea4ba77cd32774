/// The accumulated movement of two fingers or of a touchpad gesture. The unit for a pinch is the logarithm of the scale; for a rotation, radians.
struct PairMotion {
    /// The total movement of the fingers. Values that the app sets do not change it.
    private(set) var amount: CGFloat = 0
    /// The ``amount`` at which ``value`` is 0.
    private var origin: CGFloat = 0
    private(set) var lastTimestamp: TimeInterval = 0
    private var velocityTracker = VelocityTracker()
    /// The vector between the fingers in the last event; nil if fewer than two were down.
    fileprivate var lastPair: FingerPair?
    /// The stream's value in the last event; nil before the first.
    fileprivate var lastStreamValue: CGFloat?
    fileprivate(set) var hasBegun = false

    /// The movement since the gesture began. The app can set another value.
    var value: CGFloat {
        get { amount - origin }
        set { origin = amount - newValue }
    }

    /// The change of ``value`` per second, measured over the last 0.1 s.
    var velocity: CGFloat { velocityTracker.velocity(at: lastTimestamp).dx }

    mutating func add(_ step: CGFloat, at timestamp: TimeInterval) {
        amount += step
        lastTimestamp = timestamp
        velocityTracker.add(CGPoint(x: amount, y: 0), at: timestamp)
    }

    /// Excludes the slop from ``value``, so that the gesture begins without a jump.
    fileprivate mutating func leaveOut(_ slop: CGFloat) { origin += slop }

    fileprivate mutating func rest(at timestamp: TimeInterval) { lastTimestamp = timestamp }

    /// Resets the motion. Keeps the velocity tracker's buffer, so that no new one is allocated.
    mutating func reset() {
        var tracker = velocityTracker
        tracker.reset()
        self = PairMotion()
        velocityTracker = tracker
    }
}

/// A recognizer of two fingers that move relative to each other: the common part of pinch and rotation.
@MainActor
protocol PairRecognizer: UIGestureRecognizer {
    var motion: PairMotion { get set }

    /// The change between two events, in the unit of ``PairMotion/amount``.
    func step(from last: FingerPair, to pair: FingerPair) -> CGFloat

    /// Returns the slop for fingers at `pair`. `amount` has the sign and the unit of ``PairMotion/amount``. `isPassed` is whether the motion exceeds
    /// the slop.
    func slop(of pair: FingerPair) -> (amount: CGFloat, isPassed: Bool)
}

extension PairRecognizer {
    func pairBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        ignoreFurtherFingers(touches, with: event)
        motion.lastPair = fingerPair
    }

    func pairMoved(with event: UIEvent) {
        guard let pair = fingerPair, let last = motion.lastPair else { return }
        motion.lastPair = pair
        motion.add(step(from: last, to: pair), at: event.timestamp)
        advance(beyond: slop(of: pair))
    }

    func pairEnded(with event: UIEvent) {
        motion.rest(at: event.timestamp)
        motion.lastPair = fingerPair
        if numberOfTouches == 0 { state = motion.hasBegun ? .ended : .failed }
    }

    func pairCancelled() {
        motion.lastPair = fingerPair
        if numberOfTouches == 0 { state = .cancelled }
    }

    /// Handles an event of a touchpad gesture. `value` is the total movement since its beginning, in the unit of ``PairMotion/amount``.
    func streamChanged(_ stream: GestureStream, to value: CGFloat, slop: CGFloat, with event: UIEvent) {
        switch stream.phase {
        case .began, .moved, .stationary, .regionEntered, .regionMoved, .regionExited:
            motion.add(value - (motion.lastStreamValue ?? 0), at: event.timestamp)
            motion.lastStreamValue = value
            advance(beyond: (motion.amount > 0 ? slop : -slop, abs(motion.amount) >= slop))
        case .ended:
            motion.rest(at: event.timestamp)
            state = motion.hasBegun ? .ended : .failed
        case .cancelled: state = .cancelled
        }
    }

    /// Begins the gesture and changes it by `step`. A wheel needs no slop, because it does not jitter.
    func beginWithoutSlop(by step: CGFloat, with event: UIEvent) {
        motion.add(step, at: event.timestamp)
        motion.hasBegun = true
        state = .began
        state = .changed
    }

    /// Sets the state to changed, or to began if the motion now exceeds the slop.
    private func advance(beyond slop: (amount: CGFloat, isPassed: Bool)) {
        if motion.hasBegun {
            state = .changed
        } else if slop.isPassed {
            motion.hasBegun = true
            // Calls the delegate, which gets the whole motion: the slop is excluded only afterwards.
            state = .began
            motion.leaveOut(slop.amount)
        }
    }
}
