import Foundation

/// The motion of content along one axis: a deceleration, a bounce, or a bounce after a deceleration, as a closed form in time.
struct AxisMotion: Equatable {
    private enum Part: Equatable {
        case rest(CGFloat)
        case deceleration(Deceleration)
        /// A spring motion to a position.
        case bounce(Bounce, to: CGFloat)
    }

    private let first: Part
    /// The part of the motion after the time ``turn``, at which the content crosses an edge. Nil if the motion has a single part.
    private let second: Part?
    private let turn: TimeInterval
    let duration: TimeInterval
    /// The position at which the motion comes to rest.
    let end: CGFloat
    /// Whether the motion ends at an edge of the content.
    let meetsEdge: Bool

    private init(_ first: Part, then second: Part? = nil, at turn: TimeInterval = 0, meetsEdge: Bool = false) {
        self.first = first
        self.second = second
        self.turn = turn
        self.meetsEdge = meetsEdge
        duration = second.map { turn + Self.duration($0) } ?? Self.duration(first)
        end = Self.end(second ?? first)
    }

    /// Creates a motion that stays at `position`.
    static func rest(at position: CGFloat) -> AxisMotion { AxisMotion(.rest(position)) }

    /// The motion of content that is released at `position` with `velocity`, in points per second.
    ///
    /// - Parameters:
    ///   - range: The positions at which content may rest.
    ///   - rate: The deceleration rate: the fraction of the velocity that remains after a millisecond.
    ///   - bounces: Whether content moves past an edge and back, or stops there.
    static func release(
        at position: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool
    ) -> AxisMotion {
        let thrown = Deceleration(start: position, velocity: velocity, rate: rate)
        if !range.contains(position) {
            let edge = position < range.lowerBound ? range.lowerBound : range.upperBound
            let displacement = position - edge
            // Content that is flicked from past an edge decelerates if it would end well inside its limits.
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

    /// Moves content to `target` with a spring whose initial velocity is the content's.
    static func spring(from position: CGFloat, velocity: CGFloat, to target: CGFloat, frequency: CGFloat) -> AxisMotion {
        let spring = Bounce(
            displacement: position - target, velocity: velocity, frequency: frequency, rest: ScrollConstants.restDistance)
        return AxisMotion(.bounce(spring, to: target))
    }

    /// Moves flicked content to `target` instead of its natural end. Uses the deceleration that ends at `target` if its initial velocity is similar to
    /// the flick's velocity, otherwise a spring.
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
