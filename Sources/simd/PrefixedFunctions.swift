// The same by their C names.

/// The sum of the products of what stands at the same place.
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { dot(x, y) }

/// The length.
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { length(x) }

/// The square of the length.
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { length_squared(x) }

/// The distance of two points.
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { distance(x, y) }

/// The square of the distance of two points.
public func simd_distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    distance_squared(x, y)
}

/// The vector of the same direction whose length is 1.
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { normalize(x) }

/// From `x`, where `t` is 0, to `y`, where it is 1.
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector where Vector.Scalar: FloatingPoint { mix(x, y, t: t) }

/// Each number held between those at its place.
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ lower: Vector, _ upper: Vector) -> Vector where Vector.Scalar: Comparable {
    clamp(x, min: lower, max: upper)
}

/// The smaller of what stands at each place.
public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable { pointwiseMin(x, y) }

/// The greater of what stands at each place.
public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable { pointwiseMax(x, y) }

/// Each number without its sign.
public func simd_abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { abs(x) }

/// The vector across two others, by the right hand.
public func simd_cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> { cross(x, y) }
