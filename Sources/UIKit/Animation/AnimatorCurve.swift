import Foundation

/// The progress of an animator as a function of time. It is 0 at time 0 and 1 at time 1. Springs may overshoot in between.
enum AnimatorCurve: Sendable, Equatable {
    case bezier(CAMediaTimingFunction)
    /// A spring with a duration in seconds. For a property that is a point, the initial velocity along y may differ.
    case spring(x: SpringCurve, y: SpringCurve, duration: TimeInterval)

    /// Returns the progress at `time`, from 0 to 1.
    func callAsFunction(_ time: Double) -> DrivenProgress {
        switch self {
        case .bezier(let function):
            let value = function(time)
            return DrivenProgress(x: value, y: value)
        case .spring(let x, let y, let duration):
            let along = x.position(at: time * duration)
            return DrivenProgress(x: along, y: x == y ? along : y.position(at: time * duration))
        }
    }

    /// Returns the first time at which the progress along x reaches `value`. Returns 0 if `value` is not positive, and 1 if the curve never reaches it.
    func time(reaching value: Double) -> Double {
        if value <= 0 { return 0 }
        // A curve may not be monotonic. A search in steps finds the first crossing, and bisection refines it.
        let steps = 256
        guard let step = (1...steps).first(where: { self(Double($0) / Double(steps)).x >= value }) else { return 1 }
        var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if middle <= low || middle >= high { break }
            if self(middle).x < value { low = middle } else { high = middle }
        }
        return high
    }
}

extension AnimatorCurve {
    /// Creates the curve of an animation block that has its own timing, over `duration` seconds.
    init(_ pace: AnimationPace, duration: TimeInterval) {
        switch pace {
        case .curve(let function): self = .bezier(function)
        case .spring(let spring): self = .spring(x: spring, y: spring, duration: duration)
        }
    }
}
