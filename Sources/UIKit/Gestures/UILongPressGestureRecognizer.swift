import Host

/// Recognizes fingers that rest on a view for a while. Continuous: it begins when they have rested long enough, changes when they
/// move after that, and ends when one is lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How many taps come before the press. 0 unless set.
    open var numberOfTapsRequired = 0

    /// How many fingers rest together. 1 unless set.
    open var numberOfTouchesRequired = 1

    /// For how many seconds they rest. 0.5 unless set.
    open var minimumPressDuration: TimeInterval = GestureConstants.longPressDuration

    /// How many points they may stray until then. 10 unless set.
    open var allowableMovement: CGFloat = GestureConstants.longPressSlop

    private var taps = TapSequence()
    private var timer: (any HostTimer)?
    /// The fingers have rested long enough.
    private var hasBegun = false

    /// A recognizer that calls `handler` when it begins, changes, ends or is cancelled.
    public convenience init(_ handler: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
        self.init()
        addHandler(for: UILongPressGestureRecognizer.self, handler)
    }

    /// The taps that have to come first are done, and the press itself may come.
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
        // Two keys at once are no press.
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

    /// A press that need not last begins at once: a quick click is over before a timer of no time fires.
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

    // Final, since the compiler names it otherwise in the method tables of subclasses in other files.
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
