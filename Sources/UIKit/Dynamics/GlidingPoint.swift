/// A point that moves to a target position at a constant speed, in steps.
struct GlidingPoint {
    private(set) var position: SIMD2<Double>
    private var goal: SIMD2<Double>
    /// The remaining time of the movement, in seconds.
    private var time = 0.0

    init(_ position: SIMD2<Double>) {
        self.position = position
        goal = position
    }

    mutating func move(to goal: SIMD2<Double>, in time: Double) {
        self.goal = goal
        self.time = time
        if time <= 0 { position = goal }
    }

    /// Advances the point by `step` seconds.
    mutating func moveOn(_ step: Double) {
        guard time > 0 else { return }
        position += (goal - position) * min(step / time, 1)
        time -= step
        if time < 1e-9 { (position, time) = (goal, 0) }
    }
}
