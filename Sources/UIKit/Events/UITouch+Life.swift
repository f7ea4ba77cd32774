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
        if type == .pencil, !coalescedSamples.isEmpty { completeSamples() }
        if let last = coalescedSamples.last {
            sample = last
            timestamp = last.timestamp
            for sample in coalescedSamples { prediction.add(sample.position, at: sample.timestamp) }
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
    /// Where the touch will be in the next two events, if they come as the last two did; none when it rests or is over. A step of over a
    /// twentieth of a second says nothing about what comes next.
    func predicted() -> [HostSample] {
        guard currentPhase == .moved, sample.position != previousScenePosition else { return [] }
        let elapsed = sample.timestamp - previousTimestamp
        guard elapsed > 0, elapsed <= GestureConstants.predictionWindow else { return [] }
        let delays = [elapsed, 2 * elapsed]
        let positions = prediction.positions(after: sample.position, at: sample.timestamp, delays: delays)
        return zip(positions, delays).map { position, delay in
            HostSample(position: position, timestamp: sample.timestamp + delay, pressure: sample.pressure, tilt: sample.tilt)
        }
    }
}
