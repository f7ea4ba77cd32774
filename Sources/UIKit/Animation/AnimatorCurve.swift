import Foundation

/// How far an animator's animations are after a part of their time, from 0 at 0 to 1 at 1. Springs may go beyond on the way.
enum AnimatorCurve: Sendable, Equatable {
    /// Bent by a timing function.
    case bezier(CAMediaTimingFunction)
    /// Pulled by a spring for some seconds; points may have another speed along y.
    case spring(x: SpringCurve, y: SpringCurve, duration: TimeInterval)

    /// Where it is after `time`, a part of the whole from 0 to 1.
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

    /// When it is first as far as `value` along x, as a part of its time: 0 for what it begins beyond, 1 for what it never reaches.
    func time(reaching value: Double) -> Double {
        if value <= 0 { return 0 }
        // A curve may turn back, so the first crossing is looked for step by step, and then exactly.
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
    /// A block's own pace over `duration` seconds.
    init(_ pace: AnimationPace, duration: TimeInterval) {
        switch pace {
        case .curve(let function): self = .bezier(function)
        case .spring(let spring): self = .spring(x: spring, y: spring, duration: duration)
        }
    }
}
