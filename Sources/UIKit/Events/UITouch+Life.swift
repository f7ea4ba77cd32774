import Host

// How a touch goes from event to event.
extension UITouch {
    /// Notes what the host reported, for the next event.
    func expect(_ phase: Phase, _ samples: some Sequence<HostSample>) {
        pendingSamples.append(contentsOf: samples)
        pendingPhase = phase
    }

    /// Takes in what was noted, or that nothing was: the touch is as it is in the next event.
    func advance() {
        isDelivered = false
        previousScenePosition = sample.position
        previousTimestamp = sample.timestamp
        guard let phase = pendingPhase else {
            isChanged = false
            if !isOver { currentPhase = .stationary }
            return
        }
        pendingPhase = nil
        isChanged = true
        currentPhase = phase
        swap(&coalescedSamples, &pendingSamples)
        pendingSamples.removeAll(keepingCapacity: true)
        if let last = coalescedSamples.last {
            sample = last
            timestamp = last.timestamp
        }
        if phase == .began {
            beginning = sample
            previousScenePosition = sample.position
        } else if tapCount > 0, distance(from: beginning.position) > GestureConstants.tapSlop {
            tapCount = 0
        }
    }

    /// Notes what the touch's view will have to hear of.
    func noteForView() {
        if currentPhase == .moved { hasUnseenMove = true }
    }

    /// Runs `body` while the touch looks as it did when it began, for a view that is told late.
    func presentBeginning(_ body: () -> Void) {
        let now = (sample, previousScenePosition, timestamp)
        (sample, previousScenePosition, timestamp) = (beginning, beginning.position, beginning.timestamp)
        present(.began, body)
        (sample, previousScenePosition, timestamp) = now
    }

    /// Runs `body` while the touch's phase is `phase`, for a view that is told late.
    func present(_ phase: Phase, _ body: () -> Void) {
        let outer = presentedPhase
        presentedPhase = phase
        body()
        presentedPhase = outer
    }

    /// Points from `position`, of the scene, to where the touch is.
    func distance(from position: CGPoint) -> CGFloat {
        let x = scenePosition.x - position.x
        let y = scenePosition.y - position.y
        return (x * x + y * y).squareRoot()
    }

    /// A touch that looks as this one did at a moment.
    func copy(at sample: HostSample, after previous: CGPoint) -> UITouch {
        let copy = UITouch()
        copy.type = type
        copy.currentPhase = phase
        copy.tapCount = tapCount
        copy.view = view
        copy.window = window
        copy.sample = sample
        copy.timestamp = sample.timestamp
        copy.previousScenePosition = previous
        copy.beginning = beginning
        copy.source = source
        return copy
    }
}

extension UITouch {
    /// Where the touch will be as long after now as its last step took, if it goes on as in that step. A step of over a twentieth of a
    /// second says nothing about what comes next.
    func predicted() -> HostSample? {
        guard currentPhase == .moved else { return nil }
        let elapsed = sample.timestamp - previousTimestamp
        guard elapsed > 0, elapsed <= 0.05, sample.position != previousScenePosition else { return nil }
        let position = CGPoint(
            x: 2 * sample.position.x - previousScenePosition.x, y: 2 * sample.position.y - previousScenePosition.y)
        return HostSample(position: position, timestamp: sample.timestamp + elapsed, pressure: sample.pressure, tilt: sample.tilt)
    }
}
