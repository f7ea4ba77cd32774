import Host

// The interface between a recognizer and the gesture environment.
extension UIGestureRecognizer {
    /// The environment in which the recognizer participates, or else the environment of the current platform.
    var environment: GestureEnvironment { participation ?? .current }

    /// Whether the recognizer is a participant of the environment.
    var takesPart: Bool { participation != nil }

    func step(to state: State) -> RecognizerState.Step? {
        switch state {
        case .possible: nil
        case .began: isDiscrete ? .end : .begin
        case .changed: .change
        case .ended: .end
        case .cancelled: .cancel
        case .failed: .fail
        }
    }

    /// Called after the recognizer was added to a view, or removed from its view (nil).
    package func didMove(to view: UIView?) {
        if let attachedView, attachedView !== view { environment.withdraw(self) }
        attachedView = view
    }

    // MARK: Touches

    /// Whether the recognizer receives a scroll, a touchpad gesture or a key that begins. It receives none while it has touches. It receives several
    /// keys concurrently, but only one scroll or touchpad gesture.
    func mayReceive(_ stream: GestureStream, _ event: UIEvent) -> Bool {
        guard isEnabled, attachedView != nil, internalState.takesTouches, trackedTouches.isEmpty else { return false }
        if let press = stream.press {
            guard understandsPresses, allowedPresses.contains(press.type), trackedStreams.allSatisfy({ $0.press != nil }),
                shouldReceive(event),
                delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
            else { return false }
        } else {
            guard understands(stream), trackedStreams.isEmpty, shouldReceive(event) else { return false }
        }
        return isEnabled && attachedView != nil && internalState.takesTouches
    }

    /// Adds `touch` to the recognizer.
    func track(_ touch: UITouch) {
        trackedTouches.append(touch)
        trackedSet.insert(touch)
        recordForRecognition(touch.number)
        touch.recognizers.append(self)
    }

    /// Adds `stream` to the recognizer.
    func track(_ stream: GestureStream) {
        trackedStreams.append(stream)
        recordForRecognition(stream.number)
        stream.recognizers.append(self)
    }

    private func recordForRecognition(_ number: Int) {
        reportedState = nil
        attemptTouches.append(number)
        // Limits the list of a recognizer that never decides. No gesture has more than 32 touches.
        if attemptTouches.count > 32 { attemptTouches.removeFirst() }
    }

    /// Delivers a stream to the recognizer.
    func receive(_ stream: GestureStream, _ event: UIEvent) {
        guard !internalState.isFinal, takesPart, trackedStreams.contains(where: { $0 === stream }) else { return }
        lastButtons = event.buttonMask
        lastModifiers = event.modifierFlags
        if let press = stream.press, let event = event as? UIPressesEvent {
            switch stream.phase {
            case .began: pressesBegan([press], with: event)
            case .moved: pressesChanged([press], with: event)
            case .ended: pressesEnded([press], with: event)
            case .cancelled: pressesCancelled([press], with: event)
            case .stationary, .regionEntered, .regionMoved, .regionExited: break
            }
        } else {
            streamChanged(stream, with: event)
        }
        if stream.phase == .cancelled, !internalState.isFinal { state = .cancelled }
    }

    /// Delivers the recognizer's changed touches in `window`.
    func receive(_ event: UIEvent, in window: UIWindow) {
        if internalState.isFinal { return }
        let identity = ObjectIdentifier(window)
        var common: UITouch.Phase?
        var isMixed = false
        for touch in trackedTouches {
            guard touch.isChanged, touch.windowIdentity == identity else {
                isMixed = true
                continue
            }
            if let common, common != touch.currentPhase { isMixed = true }
            common = touch.currentPhase
        }
        guard let common else { return }
        lastButtons = event.buttonMask
        lastModifiers = event.modifierFlags
        if !isMixed {
            // Fast path: all touches have the same phase, so the stored set can be passed.
            receive(trackedSet, common, event)
            if common == .moved { return }
        } else {
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] { receiveSome(phase, event, identity) }
        }
        settleLostTouches()
    }

    /// Delivers the changed touches in a window that have the same phase.
    private func receiveSome(_ phase: UITouch.Phase, _ event: UIEvent, _ window: ObjectIdentifier) {
        var first: UITouch?
        var more: Set<UITouch>?
        for touch in trackedTouches where touch.isChanged && touch.currentPhase == phase && touch.windowIdentity == window {
            guard let known = first else {
                first = touch
                continue
            }
            if more == nil { more = [known] }
            more?.insert(touch)
        }
        guard let first else { return }
        if let more { return receive(more, phase, event) }
        // Reuses the set for the same touch.
        if singleSet.first !== first { singleSet = [first] }
        receive(singleSet, phase, event)
    }

    private func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        guard !internalState.isFinal, takesPart else { return }
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }

    /// Cancels a recognizer after all of its touches are over, if at least one was cancelled and the class did not set a final state.
    private func settleLostTouches() {
        guard !internalState.isFinal, !trackedTouches.isEmpty else { return }
        // A recognizer of the base class only observes touches and never decides. It is cancelled when its touches are over.
        var isLost = false
        for touch in trackedTouches {
            guard touch.isFinished else { return }
            if touch.currentPhase == .cancelled { isLost = true }
        }
        if isLost || type(of: self) == UIGestureRecognizer.self { state = .cancelled }
    }

    func drop(_ touch: UITouch) {
        guard trackedSet.contains(touch) else { return }
        rememberMiddle()
        trackedTouches.removeAll { $0 === touch }
        trackedSet.remove(touch)
        attemptTouches.removeAll { $0 == touch.number }
        touch.recognizers.removeAll { $0 === self }
    }

    func drop(_ stream: GestureStream) {
        rememberMiddle()
        trackedStreams.removeAll { $0 === stream }
        attemptTouches.removeAll { $0 == stream.number }
        stream.recognizers.removeAll { $0 === self }
    }

    /// Removes all touches and streams.
    func dropTouches() {
        rememberMiddle()
        for touch in trackedTouches { touch.recognizers.removeAll { $0 === self } }
        trackedTouches.removeAll()
        trackedSet.removeAll()
        singleSet = []
        for stream in trackedStreams { stream.recognizers.removeAll { $0 === self } }
        trackedStreams.removeAll()
    }

    /// Removes the touches that are over, at the end of a transaction. The list of recognizers in a touch is unchanged until its view is notified.
    func releaseEndedTouches() {
        if trackedStreams.contains(where: \.isOver) {
            rememberMiddle()
            trackedStreams.removeAll(where: \.isOver)
        }
        guard trackedTouches.contains(where: \.isFinished) else { return }
        rememberMiddle()
        trackedTouches.removeAll(where: \.isFinished)
        trackedSet = Set(trackedTouches)
        singleSet = []
    }

    /// Whether a touch or stream is not over.
    var hasInput: Bool { trackedTouches.contains { !$0.isOver } || trackedStreams.contains { !$0.isOver } }

    // MARK: Decisions

    /// Whether the view and the delegate allow the recognizer to begin.
    func asksWhetherToBegin() -> Bool {
        if let attachedView, !attachedView.gestureRecognizerShouldBegin(self) { return false }
        if cancelsTouchesInView {
            // The views whose touches would be cancelled must also allow the gesture to begin.
            var asked: [UIView] = []
            for touch in trackedTouches {
                guard let view = touch.view, view !== attachedView, !asked.contains(where: { $0 === view }) else { continue }
                asked.append(view)
                if !view.gestureRecognizerShouldBegin(self) { return false }
            }
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Whether both recognizers have received a common touch for their current gestures.
    func sharesTouches(with other: UIGestureRecognizer) -> Bool {
        for number in attemptTouches where other.attemptTouches.contains(number) { return true }
        return false
    }

    /// Whether the recognizer can be reset: it has no touches, and it has a final state or ignored all of its touches.
    var isAttemptOver: Bool {
        trackedTouches.isEmpty && trackedStreams.isEmpty && (internalState.isFinal || internalState == .possible && attemptTouches.isEmpty)
    }

    /// Resets the recognizer for the next gesture. State changes by its class are ignored during the reset.
    func beginNextAttempt() {
        participation = nil
        isChangePending = false
        isResetting = true
        reset()
        isResetting = false
        internalState = internalState.after(.reset) ?? internalState
        attemptTouches.removeAll(keepingCapacity: true)
        answers.removeAll(keepingCapacity: true)
    }

    // MARK: Locations

    /// The centroid of the touches that are down, in scene coordinates. If no touch is down, the centroid of the touches that just ended; without
    /// touches, the last centroid. For a stream, the pointer's location.
    var middleOfTouches: CGPoint {
        if let stream = trackedStreams.last { return stream.position }
        return middle(isDownOnly: true) ?? middle(isDownOnly: false) ?? lastMiddle
    }

    /// The window of the gesture, or of the previous gesture.
    var gestureWindow: UIWindow? { trackedTouches.last?.window ?? trackedStreams.last?.window ?? lastWindow }

    private func middle(isDownOnly: Bool) -> CGPoint? {
        var sum = CGPoint.zero
        var count: CGFloat = 0
        for touch in trackedTouches where !(isDownOnly && touch.isOver) {
            sum.x += touch.scenePosition.x
            sum.y += touch.scenePosition.y
            count += 1
        }
        return count > 0 ? CGPoint(x: sum.x / count, y: sum.y / count) : nil
    }

    private func rememberMiddle() {
        guard !trackedTouches.isEmpty || !trackedStreams.isEmpty else { return }
        lastMiddle = middleOfTouches
        lastWindow = gestureWindow
    }

    /// Converts a point from scene coordinates to those of `view`, or of the gesture's window if `view` is nil.
    func convertFromScene(_ point: CGPoint, to view: UIView?) -> CGPoint {
        SceneSpace.convert(point, to: view, from: gestureWindow)
    }
}
