import Host

/// Recognizes a swipe in one direction. Discrete: it recognizes while the fingers move, as soon as they have moved far enough.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions of a swipe, in window coordinates.
    public struct Direction: OptionSet, Sendable, Hashable {
        /// Bits 0 to 3 are right, left, up and down.
        public let rawValue: UInt
        /// Creates directions from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Right.
        public static let right = Direction(rawValue: 1 << 0)
        /// Left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Up.
        public static let up = Direction(rawValue: 1 << 2)
        /// Down.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The allowed directions. The default is right.
    open var direction: Direction = .right

    /// The number of fingers. The default is 1.
    open var numberOfTouchesRequired = 1

    /// The starting points of the fingers in order, with the touches' numbers.
    private var starts: [(number: Int, position: CGPoint)] = []
    private var timer: (any HostTimer)?

    /// Creates a recognizer that calls `handler` when it recognizes.
    public convenience init(_ handler: @escaping @MainActor (UISwipeGestureRecognizer) -> Void) {
        self.init()
        addHandler(for: UISwipeGestureRecognizer.self, handler)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if starts.isEmpty {
            // The swipe fails after its longest duration, so that other recognizers need not wait for a resting finger to move.
            timer = environment.schedule(after: event.timestamp + GestureConstants.swipeDuration - environment.now) { [weak self] in
                self?.state = .failed
            }
        }
        for touch in trackedTouches where touches.contains(touch) { starts.append((touch.number, touch.scenePosition)) }
        if starts.count > numberOfTouchesRequired { fail() }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let travel else { return }
        switch SwipeProgress(of: travel, along: direction) {
        case .undecided: break
        case .wrong: fail()
        case .done where starts.count == numberOfTouchesRequired:
            stopTimer()
            state = .recognized
        case .done: fail()
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        fail()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        fail()
    }

    open override func reset() {
        super.reset()
        stopTimer()
        starts.removeAll(keepingCapacity: true)
    }

    override var isDiscrete: Bool { true }

    override var understandsPresses: Bool { false }

    /// The average translation of the fingers, in window coordinates.
    private var travel: CGVector? {
        var sum = CGVector.zero
        for touch in trackedTouches {
            guard let start = starts.first(where: { $0.number == touch.number }) else { continue }
            sum.dx += touch.scenePosition.x - start.position.x
            sum.dy += touch.scenePosition.y - start.position.y
        }
        guard !starts.isEmpty else { return nil }
        return CGVector(dx: sum.dx / CGFloat(starts.count), dy: sum.dy / CGFloat(starts.count))
    }

    private func fail() {
        stopTimer()
        state = .failed
    }

    private func stopTimer() {
        timer?.cancel()
        timer = nil
    }

    // MARK: Location

    /// The number of fingers.
    open override var numberOfTouches: Int { starts.isEmpty ? super.numberOfTouches : starts.count }

    /// The starting point of the swipe, in the coordinates of `view`, or of the window if `view` is nil: the centre of its fingers.
    open override func location(in view: UIView?) -> CGPoint {
        guard !starts.isEmpty else { return super.location(in: view) }
        var sum = CGPoint.zero
        for start in starts {
            sum.x += start.position.x
            sum.y += start.position.y
        }
        return convertFromScene(CGPoint(x: sum.x / CGFloat(starts.count), y: sum.y / CGFloat(starts.count)), to: view)
    }

    /// The starting point of a finger, in the coordinates of `view`, or of the window if `view` is nil.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(starts.indices.contains(touchIndex), "There is no touch \(touchIndex); numberOfTouches is \(starts.count).")
        return convertFromScene(starts[touchIndex].position, to: view)
    }
}

/// The result of a translation.
enum SwipeProgress: Equatable {
    case undecided
    /// The translation has another direction: the gesture fails.
    case wrong
    /// The translation is long enough: the gesture is recognized.
    case done

    init(of travel: CGVector, along directions: UISwipeGestureRecognizer.Direction) {
        var primary: CGFloat = -.infinity
        var secondary: CGFloat = 0
        func consider(_ direction: UISwipeGestureRecognizer.Direction, _ along: CGFloat, _ across: CGFloat) {
            guard directions.contains(direction), along > primary else { return }
            primary = along
            secondary = abs(across)
        }
        consider(.right, travel.dx, travel.dy)
        consider(.left, -travel.dx, travel.dy)
        consider(.down, travel.dy, travel.dx)
        consider(.up, -travel.dy, travel.dx)
        let length = max(abs(travel.dx), abs(travel.dy))
        if length >= GestureConstants.swipeSlop, primary <= secondary || secondary > GestureConstants.swipeWidth {
            self = .wrong
        } else {
            self = primary >= GestureConstants.swipeLength ? .done : .undecided
        }
    }
}
