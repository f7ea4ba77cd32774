import Host

// The state of a touch, which changes with each event.
extension UITouch {
    /// Stores samples and the phase from the host for the next event.
    func expect(_ phase: Phase, _ samples: some Sequence<HostSample>) {
        pendingSamples.append(contentsOf: samples)
        pendingPhase = phase
    }

    /// Updates the touch for the next event with the stored samples. Without stored samples, the touch becomes stationary.
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

    /// Records that the touch has moved, if the view must still be notified of it.
    func recordForView() {
        if currentPhase == .moved { hasUnseenMove = true }
    }

    /// Runs `body` while the touch appears in its initial state. Used if a view is notified late of the beginning.
    func presentBeginning(_ body: () -> Void) {
        let now = (sample, previousScenePosition, timestamp)
        (sample, previousScenePosition, timestamp) = (beginning, beginning.position, beginning.timestamp)
        present(.began, body)
        (sample, previousScenePosition, timestamp) = now
    }

    /// Runs `body` while the touch appears in `phase`. Used if a view is notified late of the phase.
    func present(_ phase: Phase, _ body: () -> Void) {
        let outer = presentedPhase
        presentedPhase = phase
        body()
        presentedPhase = outer
    }

    /// The distance of the touch from `position`, which is in scene coordinates, in points.
    func distance(from position: CGPoint) -> CGFloat {
        let x = scenePosition.x - position.x
        let y = scenePosition.y - position.y
        return (x * x + y * y).squareRoot()
    }

    /// A copy of the touch with the state of a sample. `previous` is the position of the preceding sample.
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
    /// The predicted states at the next two events, assuming the interval between the last two events. Empty for a resting or ended touch, or if that
    /// interval is more than 1/20 second.
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
