/// Recognizes two fingers that move apart or together, on the screen or on a touchpad, and a wheel that is turned with Control held. Continuous: it begins when their distance has
/// changed enough, changes while both are down and move, and ends when both are lifted.
///
/// A finger that is lifted and put down again goes on where the gesture was. Fingers after the second are left to others. A wheel's notch
/// begins, changes and ends at once.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The present scale in the logarithm's measure, in which pinches add up; without what the app set.
    private var growth: CGFloat = 0
    /// ``growth`` where the scale is 1.
    private var origin: CGFloat = 0
    /// The fingers as they were in the last event, for the step from there to here.
    private var lastPair: FingerPair?
    /// The touchpad's scale in the last event.
    private var lastTouchpadScale: CGFloat = 1
    private var velocityTracker = VelocityTracker()
    private var lastTimestamp: TimeInterval = 0
    private var hasBegun = false

    /// A wheel drives the pinch with Control held: one step without fingers that could hold it.
    package private(set) var isDrivenByWheel = false

    /// A recognizer that calls `handler` when it begins, changes, ends or is cancelled.
    public convenience init(_ handler: @escaping @MainActor (UIPinchGestureRecognizer) -> Void) {
        self.init()
        addHandler(for: UIPinchGestureRecognizer.self, handler)
    }

    // MARK: Results

    /// The fingers' distance over that at which the pinch began. Setting it makes another value, above 0, the present one.
    open var scale: CGFloat {
        get { CGFloat(exp(Double(growth - origin))) }
        set {
            guard newValue > 0, newValue.isFinite else {
                return gestureLog.warning("The scale of \(identification) cannot be \(newValue); nothing changes")
            }
            origin = growth - CGFloat(log(Double(newValue)))
        }
    }

    /// How fast ``scale`` changes, per second: measured over the last 0.1 s.
    open var velocity: CGFloat { velocityTracker.velocity(at: lastTimestamp).dx * scale }

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
        grow(by: pair.distance / last.distance, with: event)
        // The slop is a distance, at the ends of which the pinch begins.
        let start = CGFloat(exp(Double(-growth))) * pair.distance
        advance(
            isEnough: abs(pair.distance - start) >= GestureConstants.pinchSlop,
            slop: (start + (pair.distance > start ? 1 : -1) * GestureConstants.pinchSlop) / start)
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

    // MARK: Touchpads and wheels

    override var understandsPresses: Bool { false }

    override func understands(_ stream: GestureStream) -> Bool { stream.kind == .transform || stream.kind == .wheelZoom }

    override func streamChanged(_ stream: GestureStream, with event: UIEvent) {
        isDrivenByWheel = stream.kind == .wheelZoom
        if isDrivenByWheel, stream.phase == .began {
            // No finger trembles on a wheel: there is no slop.
            grow(by: event.transformScale, with: event)
            hasBegun = true
            state = .began
            return state = .changed
        }
        switch stream.phase {
        case .began, .moved, .stationary:
            grow(by: event.transformScale / lastTouchpadScale, with: event)
            lastTouchpadScale = event.transformScale
            let slop = GestureConstants.touchpadPinchSlop
            advance(isEnough: abs(growth) >= CGFloat(log(Double(slop))), slop: growth > 0 ? slop : 1 / slop)
        case .ended:
            lastTimestamp = event.timestamp
            state = hasBegun ? .ended : .failed
        case .cancelled: state = .cancelled
        }
    }

    open override func reset() {
        super.reset()
        growth = 0
        origin = 0
        lastPair = nil
        lastTouchpadScale = 1
        isDrivenByWheel = false
        velocityTracker.reset()
        hasBegun = false
    }

    private func grow(by factor: CGFloat, with event: UIEvent) {
        growth += CGFloat(log(Double(factor)))
        lastTimestamp = event.timestamp
        velocityTracker.add(CGPoint(x: growth, y: 0), at: event.timestamp)
    }

    /// Changes, or begins where the fingers went far enough: from a scale of 1 at the slop's end, so that nothing jumps.
    private func advance(isEnough: Bool, slop: CGFloat) {
        if hasBegun {
            state = .changed
        } else if isEnough {
            hasBegun = true
            // The delegate that is asked whether the pinch may begin sees the whole of it.
            state = .began
            origin += CGFloat(log(Double(slop)))
        }
    }
}
