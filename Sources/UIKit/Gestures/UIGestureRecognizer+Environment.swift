import Host

// What the environment asks of a recognizer, and tells it.
extension UIGestureRecognizer {
    /// Where it meets the others: that in which it takes part, or else that of the running code's platform.
    var environment: GestureEnvironment { participation ?? .current }

    /// It is among the environment's participants.
    var takesPart: Bool { participation != nil }

    func step(to state: State) -> GestureLife.Step? {
        switch state {
        case .possible: nil
        case .began: isDiscrete ? .end : .begin
        case .changed: .change
        case .ended: .end
        case .cancelled: .cancel
        case .failed: .fail
        }
    }

    /// The recognizer was added to a view, or was taken off its view.
    package func didMove(to view: UIView?) {
        if let attachedView, attachedView !== view { environment.withdraw(self) }
        attachedView = view
    }

    // MARK: Touches

    /// Whether the recognizer sees a scroll, a touchpad gesture or a key that begins: one at a time but for keys, and while no fingers
    /// are its own.
    func mayReceive(_ stream: GestureStream, _ event: UIEvent) -> Bool {
        guard isEnabled, attachedView != nil, life.takesTouches, trackedTouches.isEmpty else { return false }
        if let press = stream.press {
            guard allowedPresses.contains(press.type), trackedStreams.allSatisfy({ $0.press != nil }), shouldReceive(event),
                delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
            else { return false }
        } else {
            guard understands(stream), trackedStreams.isEmpty, shouldReceive(event) else { return false }
        }
        return isEnabled && attachedView != nil && life.takesTouches
    }

    /// Makes `touch` one of the recognizer's.
    func track(_ touch: UITouch) {
        trackedTouches.append(touch)
        trackedSet.insert(touch)
        noteForAttempt(touch.number)
        touch.recognizers.append(self)
    }

    /// Makes `stream` one of the recognizer's.
    func track(_ stream: GestureStream) {
        trackedStreams.append(stream)
        noteForAttempt(stream.number)
        stream.recognizers.append(self)
    }

    private func noteForAttempt(_ number: Int) {
        attemptTouches.append(number)
        // A recognizer that never decides would collect them for ever; nobody shares a gesture over more fingers than hands have.
        if attemptTouches.count > 32 { attemptTouches.removeFirst() }
    }

    /// Hands the recognizer a stream that it sees.
    func receive(_ stream: GestureStream, _ event: UIEvent) {
        guard !life.isFinal, takesPart, trackedStreams.contains(where: { $0 === stream }) else { return }
        buttonMask = event.buttonMask
        modifierFlags = event.modifierFlags
        if let press = stream.press, let event = event as? UIPressesEvent {
            switch stream.phase {
            case .began: pressesBegan([press], with: event)
            case .moved: pressesChanged([press], with: event)
            case .ended: pressesEnded([press], with: event)
            case .cancelled: pressesCancelled([press], with: event)
            case .stationary: break
            }
        } else {
            streamChanged(stream, with: event)
        }
        if stream.phase == .cancelled, !life.isFinal { state = .cancelled }
    }

    /// Hands the recognizer its touches in `window` that `event` changed.
    func receive(_ event: UIEvent, in window: UIWindow) {
        guard !life.isFinal, trackedTouches.contains(where: { $0.isChanged && $0.window === window }) else { return }
        buttonMask = event.buttonMask
        modifierFlags = event.modifierFlags
        if let phase = phaseOfAll(in: window) {
            receive(trackedSet, phase, event)
        } else {
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                let touches = trackedTouches.filter { $0.isChanged && $0.currentPhase == phase && $0.window === window }
                if !touches.isEmpty { receive(Set(touches), phase, event) }
            }
        }
        settleLostTouches()
    }

    /// The phase of all of the recognizer's touches, where it is the same and all changed: no new set needs to be made for them.
    private func phaseOfAll(in window: UIWindow) -> UITouch.Phase? {
        guard let phase = trackedTouches.first?.currentPhase else { return nil }
        return trackedTouches.allSatisfy { $0.isChanged && $0.currentPhase == phase && $0.window === window } ? phase : nil
    }

    private func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        guard !life.isFinal, takesPart else { return }
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary: break
        }
    }

    /// A gesture whose last touch was taken away cannot go on, whether its class noticed or not.
    private func settleLostTouches() {
        guard !life.isFinal, !trackedTouches.isEmpty, trackedTouches.allSatisfy(\.isOver) else { return }
        // A recognizer of no class of its own only looks on, and has nothing to wait for after that.
        let isLost = trackedTouches.contains { $0.currentPhase == .cancelled }
        if isLost || type(of: self) == UIGestureRecognizer.self { state = .cancelled }
    }

    /// Forgets one touch.
    func drop(_ touch: UITouch) {
        guard trackedSet.contains(touch) else { return }
        rememberMiddle()
        trackedTouches.removeAll { $0 === touch }
        trackedSet.remove(touch)
        attemptTouches.removeAll { $0 == touch.number }
        touch.recognizers.removeAll { $0 === self }
    }

    /// Forgets one stream.
    func drop(_ stream: GestureStream) {
        rememberMiddle()
        trackedStreams.removeAll { $0 === stream }
        attemptTouches.removeAll { $0 == stream.number }
        stream.recognizers.removeAll { $0 === self }
    }

    /// Forgets all touches.
    func dropTouches() {
        rememberMiddle()
        for touch in trackedTouches { touch.recognizers.removeAll { $0 === self } }
        trackedTouches.removeAll()
        trackedSet.removeAll()
        for stream in trackedStreams { stream.recognizers.removeAll { $0 === self } }
        trackedStreams.removeAll()
    }

    /// Forgets the touches that are over, at a turn's end. They know the recognizer until their views were told.
    func releaseEndedTouches() {
        if trackedStreams.contains(where: \.isOver) {
            rememberMiddle()
            trackedStreams.removeAll(where: \.isOver)
        }
        guard trackedTouches.contains(where: \.isOver) else { return }
        rememberMiddle()
        trackedTouches.removeAll(where: \.isOver)
        trackedSet = Set(trackedTouches)
    }

    /// Some of its touches or streams are not over.
    var hasInput: Bool { trackedTouches.contains { !$0.isOver } || trackedStreams.contains { !$0.isOver } }

    // MARK: Decisions

    /// Whether the view and the delegate let the recognizer begin.
    func asksWhetherToBegin() -> Bool {
        if let attachedView, !attachedView.gestureRecognizerShouldBegin(self) { return false }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Whether some touch was part of both recognizers' attempts.
    func sharesTouches(with other: UIGestureRecognizer) -> Bool {
        attemptTouches.contains { other.attemptTouches.contains($0) }
    }

    /// The attempt is over and its fingers are up; or there is none, since the recognizer left all of its touches to others.
    var isThrough: Bool {
        trackedTouches.isEmpty && trackedStreams.isEmpty && (life.isFinal || life == .possible && attemptTouches.isEmpty)
    }

    /// Makes the recognizer what it was before the attempt. What it sets its state to meanwhile means nothing any more.
    func beginNextAttempt() {
        participation = nil
        isResetting = true
        reset()
        isResetting = false
        life = life.after(.reset) ?? life
        attemptTouches.removeAll(keepingCapacity: true)
        answers.removeAll(keepingCapacity: true)
    }

    // MARK: Places

    /// The middle of the touches that are down, else of those just lifted, else of the last ones; or where the pointer is that a stream
    /// goes on under. In the scene's coordinates.
    var middleOfTouches: CGPoint {
        if let stream = trackedStreams.last { return stream.position }
        return Self.middle(of: trackedTouches) { !$0.isOver } ?? Self.middle(of: trackedTouches) { _ in true } ?? lastMiddle
    }

    /// The window that the gesture goes on in, or last went on in.
    var gestureWindow: UIWindow? { trackedTouches.last?.window ?? trackedStreams.last?.window ?? lastWindow }

    private static func middle(of touches: [UITouch], where isIncluded: (UITouch) -> Bool) -> CGPoint? {
        var sum = CGPoint.zero
        var count: CGFloat = 0
        for touch in touches where isIncluded(touch) {
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

    /// A point of the scene in the coordinates of `view`, or of the gesture's window where that is nil.
    func convertFromScene(_ point: CGPoint, to view: UIView?) -> CGPoint {
        SceneSpace.convert(point, to: view, from: gestureWindow)
    }
}
