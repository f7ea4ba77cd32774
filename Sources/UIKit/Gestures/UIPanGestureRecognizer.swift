/// Recognizes a drag of one or more fingers. Continuous: it begins after a movement of 10 points, changes with each move, and ends when too few
/// fingers are left.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers. 1 by default.
    open var minimumNumberOfTouches = 1

    /// The maximum number of fingers. If more are down, the recognizer fails before it begins, and ignores the additional ones afterwards. Unlimited
    /// by default.
    open var maximumNumberOfTouches = Int.max

    /// The types of scrolling that drive the pan, at the pointer's location. Empty by default. During a scroll, `numberOfTouches` is 0, and the
    /// translation is that of the content: opposite to the wheel's movement.
    ///
    /// A touchpad scroll begins with its first step, changes, and ends when the fingers lift. A wheel's notch begins, changes and ends in one event.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// Whether a wheel drives the pan. Such a pan has no touches and no velocity.
    package private(set) var isDrivenByWheel = false

    /// The movement of the fingers' centroid while enough fingers are down, in scene coordinates. When a finger joins or leaves, the centroid jumps;
    /// this jump is not a movement.
    private var travel = CGVector.zero
    /// The value of ``travel`` at which ``translation(in:)`` is zero.
    private var origin = CGVector.zero
    private var velocityTracker = VelocityTracker()
    private var lastTimestamp: TimeInterval = 0
    private var hasBegun = false

    /// Creates a recognizer that calls `handler` when it begins, changes, ends or is cancelled.
    public convenience init(_ handler: @escaping @MainActor (UIPanGestureRecognizer) -> Void) {
        self.init()
        addHandler(for: UIPanGestureRecognizer.self, handler)
    }

    // MARK: Results

    /// Returns the translation of the fingers in the coordinates of `view`, or of the window if `view` is nil. Measured from the start of the pan, or
    /// from the value set with ``setTranslation(_:in:)``.
    open func translation(in view: UIView?) -> CGPoint {
        let vector = convertVector(CGVector(dx: travel.dx - origin.dx, dy: travel.dy - origin.dy), to: view)
        return CGPoint(x: vector.dx, y: vector.dy)
    }

    /// Sets the current translation, in the coordinates of `view`.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let vector = convertVectorToScene(CGVector(dx: translation.x, dy: translation.y), from: view)
        origin = CGVector(dx: travel.dx - vector.dx, dy: travel.dy - vector.dy)
    }

    /// Returns the velocity of the fingers, in points per second in the coordinates of `view`, or of the window if `view` is nil. Measured over the
    /// last 0.1 s.
    open func velocity(in view: UIView?) -> CGPoint {
        let vector = convertVector(velocityTracker.velocity(at: lastTimestamp), to: view)
        return CGPoint(x: vector.dx, y: vector.dy)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        adoptBeginning()
        if numberOfTouches > maximumNumberOfTouches {
            guard hasBegun else { return state = .failed }
            for touch in touches where numberOfTouches > maximumNumberOfTouches { ignore(touch, for: event) }
        }
        note(event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        adoptBeginning()
        advance()
        note(event)
        if hasBegun {
            state = .changed
        } else if numberOfTouches >= minimumNumberOfTouches {
            beginIfFarEnough()
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        adoptBeginning()
        lastTimestamp = event.timestamp
        let left = numberOfTouches
        if hasBegun {
            if left < minimumNumberOfTouches { state = .ended }
        } else if left == 0 {
            state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        adoptBeginning()
        if hasBegun ? numberOfTouches < minimumNumberOfTouches : numberOfTouches == 0 { state = .cancelled }
    }

    // MARK: Wheels and touchpads

    override var understandsPresses: Bool { false }

    override func understands(_ stream: GestureStream) -> Bool {
        switch stream.kind {
        case .discreteScroll: allowedScrollTypesMask.contains(.discrete)
        case .continuousScroll: allowedScrollTypesMask.contains(.continuous)
        case .transform, .wheelZoom, .press: false
        }
    }

    override func streamChanged(_ stream: GestureStream, with event: UIEvent) {
        isDrivenByWheel = stream.kind == .discreteScroll
        travel.dx -= event.scrollDelta.x
        travel.dy -= event.scrollDelta.y
        if stream.phase == .ended {
            lastTimestamp = event.timestamp
            state = hasBegun ? .ended : .failed
            return
        }
        guard stream.phase != .cancelled else { return state = .cancelled }
        note(event)
        if hasBegun {
            state = .changed
        } else if travel != .zero {
            // Without slop: a wheel does not jitter, and a touchpad's driver has already filtered unintended movements.
            hasBegun = true
            state = .began
            if isDrivenByWheel { state = .changed }
        }
    }

    open override func reset() {
        super.reset()
        isDrivenByWheel = false
        travel = .zero
        origin = .zero
        velocityTracker.reset()
        hasBegun = false
    }

    /// Handles a subclass that set the state to began before the slop was exceeded. The translation is then measured from the current position.
    private func adoptBeginning() {
        guard !hasBegun, state == .began || state == .changed else { return }
        hasBegun = true
        origin = travel
    }

    /// Adds the movement of the fingers' centroid in this event.
    private func advance() {
        var sum = CGVector.zero
        var count: CGFloat = 0
        for touch in trackedTouches where !touch.isOver {
            count += 1
            guard touch.isChanged else { continue }
            sum.dx += touch.scenePosition.x - touch.previousScenePosition.x
            sum.dy += touch.scenePosition.y - touch.previousScenePosition.y
        }
        guard count > 0, hasBegun || Int(count) >= minimumNumberOfTouches else { return }
        travel.dx += sum.dx / count
        travel.dy += sum.dy / count
    }

    private func note(_ event: UIEvent) {
        lastTimestamp = event.timestamp
        velocityTracker.add(CGPoint(x: travel.dx, y: travel.dy), at: event.timestamp)
    }

    /// Whether the pan may begin in the direction of `travel`, the movement since the first touches in scene coordinates. True unless overridden.
    func accepts(_ travel: CGVector) -> Bool { true }

    /// Begins after the slop is exceeded. The translation excludes the slop.
    private func beginIfFarEnough() {
        let length = (travel.dx * travel.dx + travel.dy * travel.dy).squareRoot()
        guard length >= GestureConstants.panSlop else { return }
        guard accepts(travel) else { return state = .failed }
        hasBegun = true
        // Calls the delegate, which gets the whole translation to determine its direction: the slop is excluded only afterwards.
        state = .began
        let share = GestureConstants.panSlop / length
        origin = CGVector(dx: travel.dx * share, dy: travel.dy * share)
    }

    // MARK: Coordinates

    private func convertVector(_ vector: CGVector, to view: UIView?) -> CGVector {
        let base = middleOfTouches
        let start = convertFromScene(base, to: view)
        let end = convertFromScene(CGPoint(x: base.x + vector.dx, y: base.y + vector.dy), to: view)
        return CGVector(dx: end.x - start.x, dy: end.y - start.y)
    }

    private func convertVectorToScene(_ vector: CGVector, from view: UIView?) -> CGVector {
        let window = gestureWindow
        let start = SceneSpace.convert(middleOfTouches, to: view, from: window)
        let base = SceneSpace.convert(start, from: view, to: window)
        let end = SceneSpace.convert(CGPoint(x: start.x + vector.dx, y: start.y + vector.dy), from: view, to: window)
        return CGVector(dx: end.x - base.x, dy: end.y - base.y)
    }
}
