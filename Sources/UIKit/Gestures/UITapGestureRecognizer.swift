import Host

/// Recognizes one or more taps of one or more fingers. Discrete.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps in quick succession. The default is 1.
    open var numberOfTapsRequired = 1

    /// The number of fingers. The default is 1.
    open var numberOfTouchesRequired = 1

    /// The accepted pointer buttons. At least one of them must be pressed. The default is the primary button.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    private var taps = TapSequence()
    private var timer: (any HostTimer)?
    /// The number of key presses in the current gesture.
    private var pressCount = 0

    /// Creates a recognizer that calls `handler` when it recognizes.
    public convenience init(_ handler: @escaping @MainActor (UITapGestureRecognizer) -> Void) {
        self.init()
        addHandler(for: UITapGestureRecognizer.self, handler)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        let hasButton = touches.allSatisfy { $0.type != .indirectPointer } || !event.buttonMask.isDisjoint(with: buttonMaskRequired)
        guard hasButton, taps.press(touches, of: numberOfTouchesRequired) else { return fail() }
        if taps.justStarted { wait(GestureConstants.tapDuration, from: event.timestamp) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if taps.strays(touches, beyond: GestureConstants.tapSlop) { fail() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        switch taps.lift(touches, of: numberOfTouchesRequired) {
        case .incomplete: fail()
        case .stillDown: break
        case .tapped(let count):
            stopTimer()
            if count >= numberOfTapsRequired {
                state = .recognized
            } else {
                wait(GestureConstants.multiTapInterval, from: event.timestamp)
            }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        fail()
    }

    // MARK: Keys

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        // Two keys held together are not a tap.
        if trackedStreams.count(where: { !$0.isOver }) > 1 { return fail() }
        wait(GestureConstants.tapDuration, from: event.timestamp)
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesEnded(presses, with: event)
        pressCount += 1
        stopTimer()
        if pressCount >= numberOfTapsRequired {
            state = .recognized
        } else {
            wait(GestureConstants.multiTapInterval, from: event.timestamp)
        }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesCancelled(presses, with: event)
        fail()
    }

    open override func reset() {
        super.reset()
        pressCount = 0
        stopTimer()
        taps = TapSequence()
    }

    override var isDiscrete: Bool { true }

    /// Whether the recognition of this tap makes another recognizer fail. False for a tap recognizer that requires more taps: it continues to wait
    /// for the next tap. To suppress the single tap of a double tap, let the single tap require the double tap to fail.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else {
            return super.canPrevent(preventedGestureRecognizer)
        }
        return other.numberOfTapsRequired <= numberOfTapsRequired && super.canPrevent(other)
    }

    // MARK: Location

    /// The number of fingers of the current or last tap.
    open override var numberOfTouches: Int { taps.positions.count }

    /// The centre of the last tap's fingers, in the coordinates of `view`, or of the window if `view` is nil.
    open override func location(in view: UIView?) -> CGPoint {
        guard let middle = taps.middle else { return super.location(in: view) }
        return convertFromScene(middle, to: view)
    }

    /// The location of a finger of the last tap, in the coordinates of `view`, or of the window if `view` is nil.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(
            taps.positions.indices.contains(touchIndex), "There is no touch \(touchIndex); numberOfTouches is \(taps.positions.count).")
        return convertFromScene(taps.positions[touchIndex], to: view)
    }

    private func fail() {
        stopTimer()
        state = .failed
    }

    /// Fails `duration` seconds after `start`, unless the gesture advances before.
    private func wait(_ duration: TimeInterval, from start: TimeInterval) {
        stopTimer()
        timer = environment.schedule(after: start + duration - environment.now) { [weak self] in self?.state = .failed }
    }

    private func stopTimer() {
        timer?.cancel()
        timer = nil
    }
}
