/// Lines that the middles of bodies never cross.
struct BodyWalls {
    /// The bodies, by their places among the motions.
    let motions: [Int]
    let lines: [(SIMD2<Double>, SIMD2<Double>)]

    /// Points that are left between the middle and a line.
    private static let distance = 0.05

    /// Where a body comes to that is to move from one place to another: before the first line in its way.
    func stop(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> SIMD2<Double> {
        let way = to - from
        guard way != .zero else { return to }
        var part = 1.0
        for (start, end) in lines {
            let line = end - start
            let slope = way.cross(line)
            guard abs(slope) > 1e-12 else { continue }
            let along = (start - from).cross(way) / slope
            let here = (start - from).cross(line) / slope
            // What stands on a line may leave it on both sides.
            guard here > 1e-9, here < part, along >= 0, along <= 1 else { continue }
            part = here
        }
        guard part < 1 else { return to }
        return from + way * max(0, part - Self.distance / way.length)
    }
}
