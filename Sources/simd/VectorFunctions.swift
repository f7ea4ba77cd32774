// The vector functions of Apple's simd module in pure Swift. The compiler generates vector instructions for them.

/// The dot product.
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { (x * y).sum() }

/// The squared length of a vector, which needs no square root.
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { dot(x, x) }

/// The length of a vector.
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { length_squared(x).squareRoot() }

/// The squared distance between two points.
public func distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    length_squared(x - y)
}

/// The distance between two points.
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { length(x - y) }

/// The vector of length 1 in the same direction; NaN if `x` is zero.
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { x / length(x) }

/// Linear interpolation from `x` at `t` = 0 to `y` at `t` = 1.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector) -> Vector where Vector.Scalar: FloatingPoint { x + (y - x) * t }

/// Linear interpolation from `x` at `t` = 0 to `y` at `t` = 1.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector where Vector.Scalar: FloatingPoint { x + (y - x) * t }

/// The elements clamped to the range from `lower` to `upper`, element by element.
public func clamp<Vector: SIMD>(_ x: Vector, min lower: Vector, max upper: Vector) -> Vector where Vector.Scalar: Comparable {
    x.clamped(lowerBound: lower, upperBound: upper)
}

/// The elements clamped to the range from `lower` to `upper`.
public func clamp<Vector: SIMD>(_ x: Vector, min lower: Vector.Scalar, max upper: Vector.Scalar) -> Vector where Vector.Scalar: Comparable {
    x.clamped(lowerBound: Vector(repeating: lower), upperBound: Vector(repeating: upper))
}

/// The element-wise minimum.
public func min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable { pointwiseMin(x, y) }

/// The element-wise maximum.
public func max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable { pointwiseMax(x, y) }

/// The element-wise absolute value.
public func abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { x.replacing(with: -x, where: x .< 0) }

/// The largest element.
public func reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable { x.max() }

/// The smallest element.
public func reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable { x.min() }

/// The sum of the elements.
public func reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { x.sum() }

/// The vector `x` reflected at a plane with the unit normal `n`.
public func reflect<Vector: SIMD>(_ x: Vector, n: Vector) -> Vector where Vector.Scalar: FloatingPoint { x - n * (2 * dot(x, n)) }

/// The projection of `x` onto `y`.
public func project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint { y * (dot(x, y) / dot(y, y)) }

/// The cross product. Its length is the area of the parallelogram of both vectors.
public func cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// The cross product of two vectors in the xy plane. Only its z component is not zero.
public func cross<Scalar: FloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
