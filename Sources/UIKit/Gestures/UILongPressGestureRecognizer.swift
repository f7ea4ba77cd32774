import Host

/// Recognizes a long press. Continuous: it begins after the required duration, changes with each move, and ends when a finger is lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of taps before the press. The default is 0.
    open var numberOfTapsRequired = 0

    /// The number of fingers. The default is 1.
    open var numberOfTouchesRequired = 1

    /// The duration of the press in seconds. The default is 0.5.
    open var minimumPressDuration: TimeInterval = GestureConstants.longPressDuration

    /// The distance in points that the fingers may move before the gesture begins. The default is 10.
    open var allowableMovement: CGFloat = GestureConstants.longPressSlop

    private var taps = TapSequence()
    private var timer: (any HostTimer)?
    /// Whether the fingers have rested long enough.
    private var hasBegun = false

    /// Creates a recognizer that calls `handler` when it begins, changes, ends or is cancelled.
    public convenience init(_ handler: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
        self.init()
        addHandler(for: UILongPressGestureRecognizer.self, handler)
    }

    /// Whether the taps that must precede the press are completed.
    private var isPress: Bool { taps.count == numberOfTapsRequired }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if hasBegun {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard taps.press(touches, of: numberOfTouchesRequired) else { return fail() }
        if isPress && taps.isPressed {
            beginAfterDuration(from: event.timestamp)
        } else if taps.justStarted {
            wait(GestureConstants.tapDuration, from: event.timestamp) { $0.state = .failed }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if hasBegun {
            state = .changed
        } else if taps.strays(touches, beyond: isPress ? allowableMovement : GestureConstants.tapSlop) {
            fail()
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if hasBegun {
            state = .ended
        } else if isPress {
            fail()
        } else {
            switch taps.lift(touches, of: numberOfTouchesRequired) {
            case .incomplete: fail()
            case .stillDown: break
            case .tapped: wait(GestureConstants.multiTapInterval, from: event.timestamp) { $0.state = .failed }
            }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        stopTimer()
        state = .cancelled
    }

    // MARK: Keys

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        // Two keys held together are not a press.
        if trackedStreams.count(where: { !$0.isOver }) > 1 { return hasBegun ? () : fail() }
        beginAfterDuration(from: event.timestamp)
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesEnded(presses, with: event)
        if hasBegun { state = .ended } else { fail() }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesCancelled(presses, with: event)
        stopTimer()
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        stopTimer()
        taps = TapSequence()
        hasBegun = false
    }

    /// Begins the gesture after the minimum duration. Without a minimum duration it begins immediately: a quick click could end before a timer fires.
    private func beginAfterDuration(from start: TimeInterval) {
        guard minimumPressDuration > 0 else { return begin() }
        wait(minimumPressDuration, from: start) { $0.begin() }
    }

    private func begin() {
        hasBegun = true
        state = .began
    }

    private func fail() {
        stopTimer()
        state = .failed
    }

    // Final, because the compiler mangles this method differently in the vtables of subclasses in other files.
    private final func wait(
        _ duration: TimeInterval, from start: TimeInterval, then step: @escaping @MainActor (UILongPressGestureRecognizer) -> Void
    ) {
        stopTimer()
        timer = environment.schedule(after: start + duration - environment.now) { [weak self] in
            if let self { step(self) }
        }
    }

    private func stopTimer() {
        timer?.cancel()
        timer = nil
    }
}
