import Foundation

/// How content moves by itself along one axis: a deceleration, a bounce, or one after the other, as a closed form in time.
struct AxisMotion: Equatable {
    private enum Part: Equatable {
        case rest(CGFloat)
        case deceleration(Deceleration)
        /// Towards a position.
        case bounce(Bounce, to: CGFloat)
    }

    private let first: Part
    /// What follows at ``turn``, the moment at which an edge is crossed.
    private let second: Part?
    private let turn: TimeInterval
    let duration: TimeInterval
    /// Where it comes to rest.
    let end: CGFloat
    /// Whether an edge of the content ends it.
    let meetsEdge: Bool

    private init(_ first: Part, then second: Part? = nil, at turn: TimeInterval = 0, meetsEdge: Bool = false) {
        self.first = first
        self.second = second
        self.turn = turn
        self.meetsEdge = meetsEdge
        duration = second.map { turn + Self.duration($0) } ?? Self.duration(first)
        end = Self.end(second ?? first)
    }

    /// Content that stays where it is.
    static func rest(at position: CGFloat) -> AxisMotion { AxisMotion(.rest(position)) }

    /// Content that a finger let go of, at `position` and with `velocity`, in points per second.
    ///
    /// - Parameters:
    ///   - range: Where content may come to rest.
    ///   - rate: What is left of the speed after a millisecond.
    ///   - bounces: Whether content goes past an edge and back, or stops there.
    static func release(
        at position: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool
    ) -> AxisMotion {
        let thrown = Deceleration(start: position, velocity: velocity, rate: rate)
        if !range.contains(position) {
            let edge = position < range.lowerBound ? range.lowerBound : range.upperBound
            let displacement = position - edge
            // A throw from past one edge that goes well into the content is a throw.
            let isThrownInside =
                abs(velocity) >= ScrollConstants.heldSpeed && displacement * velocity < 0 && (thrown.end - edge) * velocity > 0
            if !isThrownInside {
                let bounce =
                    abs(velocity) < ScrollConstants.heldSpeed
                    ? Bounce(heldAt: displacement, velocity: velocity)
                    : Bounce(displacement: displacement, velocity: velocity, frequency: ScrollConstants.bounceFrequency)
                return AxisMotion(.bounce(bounce, to: edge), meetsEdge: true)
            }
        }
        let edge = velocity > 0 ? range.upperBound : range.lowerBound
        guard let crossing = thrown.time(at: edge), thrown.end != edge else { return AxisMotion(.deceleration(thrown)) }
        guard bounces else { return AxisMotion(.deceleration(thrown), then: .rest(edge), at: crossing, meetsEdge: true) }
        let bounce = Bounce(
            displacement: 0, velocity: thrown.velocity(at: crossing), frequency: ScrollConstants.bounceFrequency)
        return AxisMotion(.deceleration(thrown), then: .bounce(bounce, to: edge), at: crossing, meetsEdge: true)
    }

    /// Content that goes to `target`, on a spring that takes over its velocity.
    static func spring(from position: CGFloat, velocity: CGFloat, to target: CGFloat, frequency: CGFloat) -> AxisMotion {
        let spring = Bounce(
            displacement: position - target, velocity: velocity, frequency: frequency, rest: ScrollConstants.restDistance)
        return AxisMotion(.bounce(spring, to: target))
    }

    /// Content that was thrown and is to land at `target` instead of where it would have: by a deceleration that looks like the throw
    /// where that leads there, else by a spring.
    static func redirect(from position: CGFloat, velocity: CGFloat, to target: CGFloat, rate: CGFloat) -> AxisMotion {
        let other = Deceleration(start: position, end: target, rate: rate)
        if velocity != 0, (0.5...2).contains(other.velocity / velocity) { return AxisMotion(.deceleration(other)) }
        return spring(from: position, velocity: velocity, to: target, frequency: ScrollConstants.targetFrequency)
    }

    func position(at time: TimeInterval) -> CGFloat {
        if time >= duration { return end }
        if let second, time >= turn { return Self.position(second, time - turn) }
        return Self.position(first, time)
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        if time >= duration { return 0 }
        if let second, time >= turn { return Self.velocity(second, time - turn) }
        return Self.velocity(first, time)
    }

    private static func position(_ part: Part, _ time: TimeInterval) -> CGFloat {
        switch part {
        case .rest(let position): position
        case .deceleration(let deceleration): deceleration.position(at: time)
        case .bounce(let bounce, let target): target + bounce.position(at: time)
        }
    }

    private static func velocity(_ part: Part, _ time: TimeInterval) -> CGFloat {
        switch part {
        case .rest: 0
        case .deceleration(let deceleration): deceleration.velocity(at: time)
        case .bounce(let bounce, _): bounce.velocity(at: time)
        }
    }

    private static func duration(_ part: Part) -> TimeInterval {
        switch part {
        case .rest: 0
        case .deceleration(let deceleration): deceleration.duration
        case .bounce(let bounce, _): bounce.duration
        }
    }

    private static func end(_ part: Part) -> CGFloat {
        switch part {
        case .rest(let position): position
        case .deceleration(let deceleration): deceleration.end
        case .bounce(_, let target): target
        }
    }
}
