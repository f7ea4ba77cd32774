/// A point that goes evenly to where it was sent, in steps.
struct GlidingPoint {
    private(set) var place: SIMD2<Double>
    private var goal: SIMD2<Double>
    /// Seconds until it is there.
    private var time = 0.0

    init(_ place: SIMD2<Double>) {
        self.place = place
        goal = place
    }

    mutating func move(to goal: SIMD2<Double>, in time: Double) {
        self.goal = goal
        self.time = time
        if time <= 0 { place = goal }
    }

    /// `step` seconds have passed.
    mutating func moveOn(_ step: Double) {
        guard time > 0 else { return }
        place += (goal - place) * min(step / time, 1)
        time -= step
        if time < 1e-9 { (place, time) = (goal, 0) }
    }
}
