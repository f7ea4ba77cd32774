/// What two fingers, or a touchpad in their place, changed so far: the same for a pinch, which adds logarithms of scales, and for a
/// rotation, which adds radians.
struct PairMotion {
    /// How far it went in all, without what the app set.
    private(set) var amount: CGFloat = 0
    /// ``amount`` where ``value`` is 0.
    private var origin: CGFloat = 0
    private(set) var lastTimestamp: TimeInterval = 0
    private var velocityTracker = VelocityTracker()
    /// The fingers as they were in the last event, for the step from there to here.
    fileprivate var lastPair: FingerPair?
    /// What the stream of a touchpad said in the last event; nil before its first.
    fileprivate var lastStreamValue: CGFloat?
    fileprivate(set) var hasBegun = false

    /// How far it went since the gesture began. Setting it makes another value the present one.
    var value: CGFloat {
        get { amount - origin }
        set { origin = amount - newValue }
    }

    /// How fast ``value`` changes, per second: measured over the last 0.1 s.
    var velocity: CGFloat { velocityTracker.velocity(at: lastTimestamp).dx }

    mutating func add(_ step: CGFloat, at timestamp: TimeInterval) {
        amount += step
        lastTimestamp = timestamp
        velocityTracker.add(CGPoint(x: amount, y: 0), at: timestamp)
    }

    /// The gesture begins where its slop ends, so that nothing jumps.
    fileprivate mutating func leaveOut(_ slop: CGFloat) { origin += slop }

    fileprivate mutating func rest(at timestamp: TimeInterval) { lastTimestamp = timestamp }

    /// Back to the start, with the tracker's room kept.
    mutating func reset() {
        var tracker = velocityTracker
        tracker.reset()
        self = PairMotion()
        velocityTracker = tracker
    }
}

/// A recognizer of two fingers that move relative to each other: what pinch and rotation do alike with touches and streams.
@MainActor
protocol PairRecognizer: UIGestureRecognizer {
    var motion: PairMotion { get set }

    /// What two fingers changed between two events, in the measure of ``PairMotion/amount``.
    func step(from last: FingerPair, to pair: FingerPair) -> CGFloat

    /// How far fingers that lie like `pair` have gone when the gesture begins, in that measure and with the sign of the motion, and whether
    /// they have.
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

    /// An event of a stream whose `value`, 0 at its start, is in the measure of ``PairMotion/amount``.
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

    /// Begins and changes at once: no finger trembles on a wheel, so there is no slop.
    func beginWithoutSlop(by step: CGFloat, with event: UIEvent) {
        motion.add(step, at: event.timestamp)
        motion.hasBegun = true
        state = .began
        state = .changed
    }

    /// Changes, or begins where the motion passed its slop.
    private func advance(beyond slop: (amount: CGFloat, isPassed: Bool)) {
        if motion.hasBegun {
            state = .changed
        } else if slop.isPassed {
            motion.hasBegun = true
            // The delegate that is asked whether the gesture may begin sees the whole of it.
            state = .began
            motion.leaveOut(slop.amount)
        }
    }
}
