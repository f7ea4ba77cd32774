/// Recognizes fingers that drag. Continuous: it begins when they have travelled 10 points, changes with every move, and ends when too few
/// are left.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers it takes at least. 1 unless set.
    open var minimumNumberOfTouches = 1

    /// The largest number of fingers. With more of them down the recognizer fails before it begins; once it has begun it leaves further ones to
    /// others. Any number unless set.
    open var maximumNumberOfTouches = Int.max

    /// The kinds of scrolling that drag as fingers do, from where the pointer is: none unless set. ``numberOfTouches`` is 0 then, and the
    /// translation is the way of the content, against that of a wheel.
    ///
    /// Fingers on a touchpad begin with their first step, change, and end when they lift. A wheel's notch begins, changes and ends at once.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// A wheel drives the pan, so that it has no speed and no finger that could hold it.
    package private(set) var isDrivenByWheel = false

    /// How far the fingers' middle travelled while enough were down, in the scene's coordinates. A finger that joins or leaves moves
    /// the middle but is no travel.
    private var travel = CGVector.zero
    /// The travel at which ``translation(in:)`` is zero.
    private var origin = CGVector.zero
    private var velocityTracker = VelocityTracker()
    private var lastTimestamp: TimeInterval = 0
    private var hasBegun = false

    /// A recognizer that calls `handler` when it begins, changes, ends or is cancelled.
    public convenience init(_ handler: @escaping @MainActor (UIPanGestureRecognizer) -> Void) {
        self.init()
        addHandler(for: UIPanGestureRecognizer.self, handler)
    }

    // MARK: Results

    /// How far the fingers have moved, in the coordinates of `view`, or of the window where that is nil: counted from where the pan
    /// began, or from what ``setTranslation(_:in:)`` made of it.
    open func translation(in view: UIView?) -> CGPoint {
        let vector = convertVector(CGVector(dx: travel.dx - origin.dx, dy: travel.dy - origin.dy), to: view)
        return CGPoint(x: vector.dx, y: vector.dy)
    }

    /// Makes `translation`, in the coordinates of `view`, the present one.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let vector = convertVectorToScene(CGVector(dx: translation.x, dy: translation.y), from: view)
        origin = CGVector(dx: travel.dx - vector.dx, dy: travel.dy - vector.dy)
    }

    /// How fast the fingers move, in points per second of the coordinates of `view`, or of the window where that is nil: measured over
    /// the last 0.1 s.
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
            // No finger trembles on a wheel, and a touchpad's driver has waited until its fingers mean it: there is no slop.
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

    /// A subclass may begin a pan before it has gone past the slop, by its state: it is counted from there then.
    private func adoptBeginning() {
        guard !hasBegun, state == .began || state == .changed else { return }
        hasBegun = true
        origin = travel
    }

    /// Adds the way that the middle of the fingers went in this event.
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

    /// Whether fingers that went that far from where they came down, in the scene's coordinates, are this pan.
    func accepts(_ travel: CGVector) -> Bool { true }

    /// Begins past the slop, which the translation then leaves out: it is counted from where the slop ends.
    private func beginIfFarEnough() {
        let length = (travel.dx * travel.dx + travel.dy * travel.dy).squareRoot()
        guard length >= GestureConstants.panSlop else { return }
        guard accepts(travel) else { return state = .failed }
        hasBegun = true
        // The delegate that is asked whether the pan may begin sees the whole travel, of which it reads the direction.
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
