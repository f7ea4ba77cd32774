// What Apple's simd module does with vectors, in Swift alone: the compiler makes vector instructions of it.

/// The sum of the products of what stands at the same place.
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { (x * y).sum() }

/// The square of the length, which takes no root.
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { dot(x, x) }

/// The length.
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { length_squared(x).squareRoot() }

/// The square of the distance of two points.
public func distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    length_squared(x - y)
}

/// The distance of two points.
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { length(x - y) }

/// The vector of the same direction whose length is 1; of no number where `x` is zero.
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { x / length(x) }

/// From `x`, where `t` is 0, to `y`, where it is 1.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector) -> Vector where Vector.Scalar: FloatingPoint { x + (y - x) * t }

/// From `x`, where `t` is 0, to `y`, where it is 1.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector where Vector.Scalar: FloatingPoint { x + (y - x) * t }

/// Each number held between those at its place.
public func clamp<Vector: SIMD>(_ x: Vector, min lower: Vector, max upper: Vector) -> Vector where Vector.Scalar: Comparable {
    x.clamped(lowerBound: lower, upperBound: upper)
}

/// Each number held between two.
public func clamp<Vector: SIMD>(_ x: Vector, min lower: Vector.Scalar, max upper: Vector.Scalar) -> Vector where Vector.Scalar: Comparable {
    x.clamped(lowerBound: Vector(repeating: lower), upperBound: Vector(repeating: upper))
}

/// The smaller of what stands at each place.
public func min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable { pointwiseMin(x, y) }

/// The greater of what stands at each place.
public func max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable { pointwiseMax(x, y) }

/// Each number without its sign.
public func abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { x.replacing(with: -x, where: x .< 0) }

/// The largest of the numbers.
public func reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable { x.max() }

/// The smallest of the numbers.
public func reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable { x.min() }

/// The sum of the numbers.
public func reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { x.sum() }

/// `x`, thrown back by a wall whose direction outwards, of length 1, is `n`.
public func reflect<Vector: SIMD>(_ x: Vector, n: Vector) -> Vector where Vector.Scalar: FloatingPoint { x - n * (2 * dot(x, n)) }

/// What of `x` lies along `y`.
public func project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint { y * (dot(x, y) / dot(y, y)) }

/// The vector across two others, by the right hand, as long as the area that they span.
public func cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// The vector across two of a plane, which has a third number alone.
public func cross<Scalar: FloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
