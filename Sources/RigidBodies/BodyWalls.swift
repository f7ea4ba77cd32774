/// Lines that the centers of bodies never cross.
struct BodyWalls {
    /// The bodies' indices in the motions.
    let motions: [Int]
    let lines: [(SIMD2<Double>, SIMD2<Double>)]

    /// The distance in points between a stopped center and the line.
    private static let distance = 0.05

    /// Returns the point at which a movement from `from` to `to` ends: just before the first wall that it crosses, or `to`.
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
            // A body on a line may leave it to both sides.
            guard here > 1e-9, here < part, along >= 0, along <= 1 else { continue }
            part = here
        }
        guard part < 1 else { return to }
        return from + way * max(0, part - Self.distance / way.length)
    }
}
