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
            guard understandsPresses, allowedPresses.contains(press.type), trackedStreams.allSatisfy({ $0.press != nil }),
                shouldReceive(event),
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
        toldLife = nil
        attemptTouches.append(number)
        // A recognizer that never decides would collect them for ever; a gesture has no more fingers than hands have.
        if attemptTouches.count > 32 { attemptTouches.removeFirst() }
    }

    /// Hands the recognizer a stream that it sees.
    func receive(_ stream: GestureStream, _ event: UIEvent) {
        guard !life.isFinal, takesPart, trackedStreams.contains(where: { $0 === stream }) else { return }
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
        if stream.phase == .cancelled, !life.isFinal { state = .cancelled }
    }

    /// Hands the recognizer its touches in `window` that `event` changed.
    func receive(_ event: UIEvent, in window: UIWindow) {
        if life.isFinal { return }
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
            // All of the recognizer's touches do the same: no set needs to be made for them.
            receive(trackedSet, common, event)
            if common == .moved { return }
        } else {
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] { receiveSome(phase, event, identity) }
        }
        settleLostTouches()
    }

    /// Hands the recognizer those of its touches in a window that do the same.
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
        // The set that was made for the same finger last time.
        if singleSet.first !== first { singleSet = [first] }
        receive(singleSet, phase, event)
    }

    private func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        guard !life.isFinal, takesPart else { return }
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }

    /// A gesture whose last touch was taken away cannot go on, whether its class noticed or not.
    private func settleLostTouches() {
        guard !life.isFinal, !trackedTouches.isEmpty else { return }
        // A recognizer of no class of its own only looks on, and has nothing to wait for after that.
        var isLost = false
        for touch in trackedTouches {
            guard touch.isFinished else { return }
            if touch.currentPhase == .cancelled { isLost = true }
        }
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
        singleSet = []
        for stream in trackedStreams { stream.recognizers.removeAll { $0 === self } }
        trackedStreams.removeAll()
    }

    /// Forgets the touches that are over, at a turn's end. They know the recognizer until their views were told.
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

    /// Some of its touches or streams are not over.
    var hasInput: Bool { trackedTouches.contains { !$0.isOver } || trackedStreams.contains { !$0.isOver } }

    // MARK: Decisions

    /// Whether the view and the delegate let the recognizer begin.
    func asksWhetherToBegin() -> Bool {
        if let attachedView, !attachedView.gestureRecognizerShouldBegin(self) { return false }
        if cancelsTouchesInView {
            // Views lose their touches to the gesture only if they let it begin.
            var asked: [UIView] = []
            for touch in trackedTouches {
                guard let view = touch.view, view !== attachedView, !asked.contains(where: { $0 === view }) else { continue }
                asked.append(view)
                if !view.gestureRecognizerShouldBegin(self) { return false }
            }
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Whether some touch was part of both recognizers' attempts.
    func sharesTouches(with other: UIGestureRecognizer) -> Bool {
        for number in attemptTouches where other.attemptTouches.contains(number) { return true }
        return false
    }

    /// The attempt is over and its fingers are up; or there is none, since the recognizer left all of its touches to others.
    var isAttemptOver: Bool {
        trackedTouches.isEmpty && trackedStreams.isEmpty && (life.isFinal || life == .possible && attemptTouches.isEmpty)
    }

    /// Makes the recognizer what it was before the attempt. What it sets its state to meanwhile means nothing any more.
    func beginNextAttempt() {
        participation = nil
        isChangePending = false
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
        return middle(isDownOnly: true) ?? middle(isDownOnly: false) ?? lastMiddle
    }

    /// The window that the gesture goes on in, or last went on in.
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

    /// A point of the scene in the coordinates of `view`, or of the gesture's window where that is nil.
    func convertFromScene(_ point: CGPoint, to view: UIView?) -> CGPoint {
        SceneSpace.convert(point, to: view, from: gestureWindow)
    }
}
