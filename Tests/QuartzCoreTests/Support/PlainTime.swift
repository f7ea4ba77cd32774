import Foundation

@testable import QuartzCore
import UIKitTesting

/// The timing of a layer or an animation, evaluated directly by the documented formulas.
struct PlainTime {
    var beginTime = 0.0
    var timeOffset = 0.0
    var speed = 1.0
    var duration = 1.0
    var repeatCount = 0.0
    var repeatDuration = 0.0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
    /// The control points of the timing function, which applies to each repetition. Nil is linear.
    var curve: [Double]?

    /// t = (t_parent − beginTime) · speed + timeOffset.
    func local(_ parent: Double) -> Double { (parent - beginTime) * speed + timeOffset }

    /// The state at a time of the parent.
    enum State {
        /// The animation has no effect.
        case hidden
        /// The animation is at `seconds` of the current repetition, after `repetition` complete repetitions.
        case shown(seconds: Double, repetition: Int)
        /// The time is so close to a discontinuity that the result depends on rounding.
        case undecided
    }

    func state(_ parent: Double) -> State {
        let time = local(parent)
        let once = autoreverses ? 2 * duration : duration
        let whole = repeatDuration > 0 ? repeatDuration : (repeatCount > 0 ? repeatCount : 1) * once
        let margin = 1e-7
        if abs(time) < margin || abs(time - whole) < margin { return .undecided }
        var rest = time
        if time < 0 {
            guard fillMode == .backwards || fillMode == .both else { return .hidden }
            rest = 0
        }
        if time > whole {
            guard fillMode == .forwards || fillMode == .both else { return .hidden }
            rest = whole
        }
        var repetition = 0
        while rest > once + (time > whole ? margin : 0) {
            rest -= once
            repetition += 1
        }
        if time > 0, time < whole, rest < margin || once - rest < margin { return .undecided }
        var seconds = min(rest, once)
        if autoreverses, seconds > duration { seconds = once - seconds }
        if let curve { seconds = preciseBezier(seconds / duration, curve[0], curve[1], curve[2], curve[3]) * duration }
        return .shown(seconds: seconds, repetition: repetition)
    }

    /// A random timing, which may be slow, paused or reversed.
    static func random(using random: inout SeededGenerator, layer: Bool) -> PlainTime {
        var time = PlainTime()
        let speeds = [1, 1, 2, 0.5, -1, -0.7, 0, 3, -2]
        time.speed = Double(Float(speeds.randomElement(using: &random) ?? 1))
        time.timeOffset = Bool.random(using: &random) ? 0 : .random(in: -3...3, using: &random)
        // For an animation, a beginTime of zero is the time at which it was added.
        time.beginTime = layer && Bool.random(using: &random) ? 0 : .random(in: -4...4, using: &random)
        if layer { return time }
        time.duration = .random(in: 0.2...3, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: time.repeatCount = Double(Float.random(in: 0.3...6, using: &random))
        case 1: time.repeatDuration = .random(in: 0.1...9, using: &random)
        case 2: time.repeatCount = Double(Int.random(in: 1...4, using: &random))
        default: break
        }
        time.autoreverses = Int.random(in: 0..<3, using: &random) == 0
        time.fillMode = [.removed, .forwards, .backwards, .both].randomElement(using: &random) ?? .removed
        if Bool.random(using: &random) {
            time.curve = [
                Float.random(in: 0...1, using: &random), .random(in: -1...2, using: &random), .random(in: 0...1, using: &random),
                .random(in: -1...2, using: &random),
            ].map(Double.init)
        }
        return time
    }

    @MainActor
    func apply(to target: any CAMediaTiming) {
        target.beginTime = beginTime
        target.timeOffset = timeOffset
        target.speed = Float(speed)
        target.duration = duration
        target.repeatCount = Float(repeatCount)
        target.repeatDuration = repeatDuration
        target.autoreverses = autoreverses
        target.fillMode = fillMode
        guard let curve, let animation = target as? CAAnimation else { return }
        animation.timingFunction = CAMediaTimingFunction(
            controlPoints: Float(curve[0]), Float(curve[1]), Float(curve[2]), Float(curve[3]))
    }
}

/// An animation of one number, with the expected presentation values.
indirect enum PlainAnimation {
    case basic(PlainTime, from: Double?, to: Double?, by: Double?, additive: Bool, cumulative: Bool)
    case keyframes(PlainTime, values: [Double], times: [Double], discrete: Bool)
    case spring(PlainTime, from: Double, to: Double, mass: Double, stiffness: Double, damping: Double, velocity: Double)
    case group(PlainTime, [PlainAnimation])

    /// The presentation value if the model value is `base`; nil if it depends on rounding.
    func value(on base: Double, parentTime: Double) -> Double? {
        switch self {
        case .basic(let time, let from, let to, let by, let additive, let cumulative):
            switch time.state(parentTime) {
            case .hidden: return base
            case .undecided: return nil
            case .shown(let seconds, let repetition):
                let below = additive ? 0 : base
                let first: Double
                let last: Double
                switch (from, to, by) {
                case (let from?, let to?, _): (first, last) = (from, to)
                case (let from?, nil, let by?): (first, last) = (from, from + by)
                case (nil, let to?, let by?): (first, last) = (to - by, to)
                case (let from?, nil, nil): (first, last) = (from, below)
                case (nil, let to?, nil): (first, last) = (below, to)
                case (nil, nil, let by?): (first, last) = (below, below + by)
                case (nil, nil, nil): (first, last) = (below, below)
                }
                var value = first + (last - first) * seconds / time.duration
                if cumulative {
                    // A cumulative animation adds the final value of each completed repetition.
                    value += last * Double(repetition)
                }
                return additive ? base + value : value
            }
        case .keyframes(let time, let values, let times, let discrete):
            switch time.state(parentTime) {
            case .hidden: return base
            case .undecided: return nil
            case .shown(let seconds, _):
                let progress = seconds / time.duration
                if discrete {
                    if times.contains(where: { abs($0 - progress) < 1e-7 && $0 > 0 && $0 < 1 }) { return nil }
                    let index = times.lastIndex { $0 <= progress } ?? 0
                    return values[min(index, values.count - 1)]
                }
                if progress <= 0 { return values[0] }
                if progress >= 1 { return values[values.count - 1] }
                let index = min(times.lastIndex { $0 <= progress } ?? 0, values.count - 2)
                let part = (progress - times[index]) / (times[index + 1] - times[index])
                return values[index] + (values[index + 1] - values[index]) * part
            }
        case .spring(let time, let from, let to, let mass, let stiffness, let damping, let velocity):
            switch time.state(parentTime) {
            case .hidden: return base
            case .undecided: return nil
            case .shown(let seconds, _):
                return from + (to - from) * plainSpring(max(seconds, 0), mass, stiffness, damping, velocity)
            }
        case .group(let time, let parts):
            switch time.state(parentTime) {
            case .hidden: return base
            case .undecided: return nil
            case .shown(let seconds, _):
                var value = base
                for part in parts {
                    guard let next = part.value(on: value, parentTime: seconds) else { return nil }
                    value = next
                }
                return value
            }
        }
    }

    static func random(using random: inout SeededGenerator, depth: Int = 0) -> PlainAnimation {
        let time = PlainTime.random(using: &random, layer: false)
        func number() -> Double { .random(in: -100...100, using: &random) }
        switch Int.random(in: 0..<(depth < 2 ? 5 : 4), using: &random) {
        case 0, 1:
            func end() -> Double? { Bool.random(using: &random) ? number() : nil }
            return .basic(
                time, from: end(), to: end(), by: end(), additive: Bool.random(using: &random),
                cumulative: Int.random(in: 0..<3, using: &random) == 0)
        case 2:
            let isDiscrete = Bool.random(using: &random)
            let count = Int.random(in: 2...6, using: &random)
            var times = [0.0]
            for _ in 0..<(isDiscrete ? count : count - 1) { times.append((times.last ?? 0) + .random(in: 0.1...1, using: &random)) }
            let last = times.last ?? 1
            return .keyframes(time, values: (0..<count).map { _ in number() }, times: times.map { $0 / last }, discrete: isDiscrete)
        case 3:
            return .spring(
                time, from: number(), to: number(), mass: .random(in: 0.5...3, using: &random),
                stiffness: .random(in: 10...300, using: &random), damping: .random(in: 1...60, using: &random),
                velocity: .random(in: -5...5, using: &random))
        default:
            let count = Int.random(in: 1...3, using: &random)
            return .group(time, (0..<count).map { _ in .random(using: &random, depth: depth + 1) })
        }
    }

    /// The corresponding `CAAnimation` of the number at `keyPath`.
    @MainActor
    func made(keyPath: String) -> CAAnimation {
        let result: CAAnimation
        switch self {
        case .basic(let time, let from, let to, let by, let additive, let cumulative):
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.fromValue = from
            animation.toValue = to
            animation.byValue = by
            animation.isAdditive = additive
            animation.isCumulative = cumulative
            time.apply(to: animation)
            result = animation
        case .keyframes(let time, let values, let times, let discrete):
            let animation = CAKeyframeAnimation(keyPath: keyPath)
            animation.values = values
            animation.keyTimes = times.map { NSNumber(value: $0) }
            animation.calculationMode = discrete ? .discrete : .linear
            time.apply(to: animation)
            result = animation
        case .spring(let time, let from, let to, let mass, let stiffness, let damping, let velocity):
            let animation = CASpringAnimation(keyPath: keyPath)
            animation.allowsOverdamping = true
            animation.fromValue = from
            animation.toValue = to
            animation.mass = CGFloat(mass)
            animation.stiffness = CGFloat(stiffness)
            animation.damping = CGFloat(damping)
            animation.initialVelocity = CGFloat(velocity)
            time.apply(to: animation)
            result = animation
        case .group(let time, let parts):
            let animation = CAAnimationGroup()
            animation.animations = parts.map { $0.made(keyPath: keyPath) }
            time.apply(to: animation)
            result = animation
        }
        result.isRemovedOnCompletion = false
        return result
    }
}

/// The position at `t` seconds of a spring from 0 to 1: the sum of two exponentials whose rates are the complex roots of m·r² + c·r + k = 0.
func plainSpring(_ t: Double, _ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double) -> Double {
    let half = damping / (2 * mass)
    let square = half * half - stiffness / mass
    if abs(square) < 1e-12 { return 1 - (1 + (half - velocity) * t) * exp(-half * t) }
    // The displacement from the rest position: y(0) = −1, y′(0) = v.
    if square > 0 {
        let root = square.squareRoot()
        let (slow, fast) = (-half + root, -half - root)
        let a = (velocity + fast) / (slow - fast)
        return 1 + a * exp(slow * t) + (-1 - a) * exp(fast * t)
    }
    let swing = (-square).squareRoot()
    return 1 + exp(-half * t) * (-cos(swing * t) + (velocity - half) / swing * sin(swing * t))
}
