import Host

// The state of a touch from event to event.
extension UITouch {
    /// Stores the host's samples for the next event.
    func expect(_ phase: Phase, _ samples: some Sequence<HostSample>) {
        pendingSamples.append(contentsOf: samples)
        pendingPhase = phase
    }

    /// Updates the touch for the next event, with the stored samples or without.
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

    /// Stores the changes that the view still has to get.
    func recordForView() {
        if currentPhase == .moved { hasUnseenMove = true }
    }

    /// Runs `body` with the touch in its initial state, for a view that gets the beginning late.
    func presentBeginning(_ body: () -> Void) {
        let now = (sample, previousScenePosition, timestamp)
        (sample, previousScenePosition, timestamp) = (beginning, beginning.position, beginning.timestamp)
        present(.began, body)
        (sample, previousScenePosition, timestamp) = now
    }

    /// Runs `body` with the touch in `phase`, for a view that gets it late.
    func present(_ phase: Phase, _ body: () -> Void) {
        let outer = presentedPhase
        presentedPhase = phase
        body()
        presentedPhase = outer
    }

    /// The distance from `position`, in scene coordinates and points.
    func distance(from position: CGPoint) -> CGFloat {
        let x = scenePosition.x - position.x
        let y = scenePosition.y - position.y
        return (x * x + y * y).squareRoot()
    }

    /// A copy of the touch at a sample.
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
    /// The predicted states at the next two events, if these have the interval of the last two; empty for a resting or ended touch. An
    /// interval of more than 1/20 second predicts nothing.
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
