// Re-exports the C math functions, as Apple's module does.
@_exported import Glibc

/// The common interface of single- and double-precision quaternions. A unit quaternion represents a rotation.
public protocol Quaternion: Equatable, Sendable {
    /// The type of the components.
    associatedtype Scalar: BinaryFloatingPoint & SIMDScalar

    /// The components: the imaginary part, then the real part.
    var vector: SIMD4<Scalar> { get set }
    /// Creates a quaternion from its components, with the real part last.
    init(vector: SIMD4<Scalar>)
}

extension Quaternion {
    /// Creates a quaternion from its components.
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { self.init(vector: SIMD4(ix, iy, iz, r)) }

    /// Creates a quaternion from its real and imaginary parts.
    public init(real: Scalar, imag: SIMD3<Scalar>) { self.init(vector: SIMD4(imag, real)) }

    /// Creates the rotation by `angle`, in radians, around the unit vector `axis`.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        let half = Double(angle) / 2
        self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
    }

    /// Creates the shortest rotation between two unit vectors.
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let middle = from + to
        let size = simd.length(middle)
        guard size > Scalar.ulpOfOne.squareRoot() else {
            // A rotation by 180° around any perpendicular axis.
            let across = Swift.abs(from.x) < Swift.abs(from.y) ? SIMD3<Scalar>(1, 0, 0) : SIMD3<Scalar>(0, 1, 0)
            self.init(real: 0, imag: simd.normalize(cross(from, across)))
            return
        }
        let half = middle / size
        self.init(real: dot(from, half), imag: cross(from, half))
    }

    /// Creates the quaternion of a rotation matrix, given by its columns.
    init(columns x: SIMD3<Scalar>, _ y: SIMD3<Scalar>, _ z: SIMD3<Scalar>) {
        let trace = x.x + y.y + z.z
        if trace >= 0 {
            let r = 2 * (1 + trace).squareRoot()
            self.init(ix: (y.z - z.y) / r, iy: (z.x - x.z) / r, iz: (x.y - y.x) / r, r: r / 4)
        } else if x.x >= y.y, x.x >= z.z {
            let r = 2 * (1 - y.y - z.z + x.x).squareRoot()
            self.init(ix: r / 4, iy: (x.y + y.x) / r, iz: (z.x + x.z) / r, r: (y.z - z.y) / r)
        } else if y.y >= z.z {
            let r = 2 * (1 - x.x - z.z + y.y).squareRoot()
            self.init(ix: (x.y + y.x) / r, iy: r / 4, iz: (y.z + z.y) / r, r: (z.x - x.z) / r)
        } else {
            let r = 2 * (1 - x.x - y.y + z.z).squareRoot()
            self.init(ix: (z.x + x.z) / r, iy: (y.z + z.y) / r, iz: r / 4, r: (x.y - y.x) / r)
        }
    }

    /// The real part.
    public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }

    /// The imaginary part.
    public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }

    /// The angle of the rotation, in radians, from 0 to 2π.
    public var angle: Scalar { 2 * Scalar(atan2(Double(simd.length(imag)), Double(real))) }

    /// The axis of the rotation; NaN for the identity.
    public var axis: SIMD3<Scalar> { simd.normalize(imag) }

    /// The length of the quaternion.
    public var length: Scalar { simd.length(vector) }

    /// The unit quaternion in the same direction.
    public var normalized: Self { Self(vector: simd.normalize(vector)) }

    /// The conjugate, which is the inverse of a unit quaternion.
    public var conjugate: Self { Self(real: real, imag: -imag) }

    /// The multiplicative inverse.
    public var inverse: Self { Self(vector: conjugate.vector / length_squared(vector)) }

    /// Rotates a vector by this unit quaternion.
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let turn = 2 * cross(imag, vector)
        return vector + real * turn + cross(imag, turn)
    }

    /// The product, which rotates by `right` first and then by `left`.
    public static func * (left: Self, right: Self) -> Self {
        Self(
            real: left.real * right.real - dot(left.imag, right.imag),
            imag: left.real * right.imag + right.real * left.imag + cross(left.imag, right.imag))
    }
    /// Multiplies the components by a scalar.
    public static func * (left: Self, right: Scalar) -> Self { Self(vector: left.vector * right) }
    /// Multiplies the components by a scalar.
    public static func * (left: Scalar, right: Self) -> Self { right * left }
    /// The product of `left` and the inverse of `right`.
    public static func / (left: Self, right: Self) -> Self { left * right.inverse }
    /// Divides the components by a scalar.
    public static func / (left: Self, right: Scalar) -> Self { Self(vector: left.vector / right) }
    /// The sum.
    public static func + (left: Self, right: Self) -> Self { Self(vector: left.vector + right.vector) }
    /// The difference.
    public static func - (left: Self, right: Self) -> Self { Self(vector: left.vector - right.vector) }
    /// The negated quaternion, which represents the same rotation.
    public static prefix func - (quaternion: Self) -> Self { Self(vector: -quaternion.vector) }
    /// Multiplies by `right`, which is applied first.
    public static func *= (left: inout Self, right: Self) { left = left * right }
}

/// The product, which rotates by `y` first and then by `x`.
public func simd_mul<Q: Quaternion>(_ x: Q, _ y: Q) -> Q { x * y }
/// Rotates a vector by a unit quaternion.
public func simd_act<Q: Quaternion>(_ quaternion: Q, _ vector: SIMD3<Q.Scalar>) -> SIMD3<Q.Scalar> { quaternion.act(vector) }
/// The multiplicative inverse.
public func simd_inverse<Q: Quaternion>(_ x: Q) -> Q { x.inverse }
/// The conjugate, which is the inverse of a unit quaternion.
public func simd_conjugate<Q: Quaternion>(_ x: Q) -> Q { x.conjugate }
/// The unit quaternion in the same direction.
public func simd_normalize<Q: Quaternion>(_ x: Q) -> Q { x.normalized }
/// The length of a quaternion.
public func simd_length<Q: Quaternion>(_ x: Q) -> Q.Scalar { x.length }
/// The dot product.
public func simd_dot<Q: Quaternion>(_ x: Q, _ y: Q) -> Q.Scalar { dot(x.vector, y.vector) }
/// The angle of the rotation, in radians, from 0 to 2π.
public func simd_angle<Q: Quaternion>(_ x: Q) -> Q.Scalar { x.angle }
/// The axis of the rotation; NaN for the identity.
public func simd_axis<Q: Quaternion>(_ x: Q) -> SIMD3<Q.Scalar> { x.axis }

/// Spherical linear interpolation of unit quaternions along the shorter arc, from `from` at `t` = 0 to `to` at `t` = 1.
public func simd_slerp<Q: Quaternion>(_ from: Q, _ to: Q, _ t: Q.Scalar) -> Q {
    simd_dot(from, to) < 0 ? slerp(from, -to, t) : slerp(from, to, t)
}

/// Spherical linear interpolation of unit quaternions along the longer arc. For equal rotations it is a full rotation around the axis of `from`, or
/// around the x-axis for the identity.
public func simd_slerp_longest<Q: Quaternion>(_ from: Q, _ to: Q, _ t: Q.Scalar) -> Q {
    simd_dot(from, to) < 0 ? slerp(from, to, t) : slerp(from, -to, t)
}

/// Interpolates along the arc from `from` to `to`, which is at most a half circle.
private func slerp<Q: Quaternion>(_ from: Q, _ to: Q, _ t: Q.Scalar) -> Q {
    let sum = Double(simd_length(from + to))
    let difference = Double(simd_length(from - to))
    // The sine of the angle, a divisor, loses its precision below this distance.
    let limit = Double(Q.Scalar.ulpOfOne).squareRoot()
    guard difference > limit else { return (from * (1 - t) + to * t).normalized }
    guard sum > limit else {
        // Opposite quaternions have no unique great circle. The product with a pure quaternion is perpendicular to `from`.
        let axis = simd.length(from.imag) > 0 ? simd.normalize(from.imag) : SIMD3<Q.Scalar>(1, 0, 0)
        let across = from * Q(real: 0, imag: axis)
        let angle = Double(t) * Double.pi
        let (first, second) = (Q.Scalar(cos(angle)), Q.Scalar(sin(angle)))
        return (from * first + across * second).normalized
    }
    // More accurate than the arc cosine of the dot product for small and large angles.
    let angle = 2 * atan2(difference, sum)
    let first = Q.Scalar(sin((1 - Double(t)) * angle) / sin(angle))
    let second = Q.Scalar(sin(Double(t) * angle) / sin(angle))
    return (from * first + to * second).normalized
}
