// Apple's module brings sines and roots along too.
@_exported import Glibc

/// What quaternions of both precisions do. One of length 1 is a rotation.
public protocol Quaternion: Equatable, Sendable {
    /// One of the numbers.
    associatedtype Scalar: BinaryFloatingPoint & SIMDScalar

    /// The imaginary parts, and behind them the real one.
    var vector: SIMD4<Scalar> { get set }
    /// The quaternion of these parts, the real one last.
    init(vector: SIMD4<Scalar>)
}

extension Quaternion {
    /// The quaternion of these parts.
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { self.init(vector: SIMD4(ix, iy, iz, r)) }

    /// The quaternion of these parts.
    public init(real: Scalar, imag: SIMD3<Scalar>) { self.init(vector: SIMD4(imag, real)) }

    /// The rotation by `angle`, in radians, around `axis`, whose length is 1.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        let half = Double(angle) / 2
        self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
    }

    /// The shortest rotation from one direction to another, both of length 1.
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let middle = from + to
        let size = simd.length(middle)
        guard size > Scalar.ulpOfOne.squareRoot() else {
            // Half a turn, around whatever is across.
            let across = Swift.abs(from.x) < Swift.abs(from.y) ? SIMD3<Scalar>(1, 0, 0) : SIMD3<Scalar>(0, 1, 0)
            self.init(real: 0, imag: simd.normalize(cross(from, across)))
            return
        }
        let half = middle / size
        self.init(real: dot(from, half), imag: cross(from, half))
    }

    /// The quaternion of a matrix that rotates, by its columns.
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

    /// The imaginary parts.
    public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }

    /// The angle of the rotation, in radians, from 0 to two pi.
    public var angle: Scalar { 2 * Scalar(atan2(Double(simd.length(imag)), Double(real))) }

    /// The axis of the rotation; of numbers that are none where nothing is rotated.
    public var axis: SIMD3<Scalar> { simd.normalize(imag) }

    /// The length.
    public var length: Scalar { simd.length(vector) }

    /// The quaternion of the same direction whose length is 1.
    public var normalized: Self { Self(vector: simd.normalize(vector)) }

    /// The rotation the other way.
    public var conjugate: Self { Self(real: real, imag: -imag) }

    /// The quaternion that takes back what this one does.
    public var inverse: Self { Self(vector: conjugate.vector / length_squared(vector)) }

    /// A vector after the rotation of a quaternion of length 1.
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let turn = 2 * cross(imag, vector)
        return vector + real * turn + cross(imag, turn)
    }

    /// The rotation of `right`, and then that of `left`.
    public static func * (left: Self, right: Self) -> Self {
        Self(
            real: left.real * right.real - dot(left.imag, right.imag),
            imag: left.real * right.imag + right.real * left.imag + cross(left.imag, right.imag))
    }
    /// Each part times a number.
    public static func * (left: Self, right: Scalar) -> Self { Self(vector: left.vector * right) }
    /// Each part times a number.
    public static func * (left: Scalar, right: Self) -> Self { right * left }
    /// `left` after what takes back `right`.
    public static func / (left: Self, right: Self) -> Self { left * right.inverse }
    /// Each part divided by a number.
    public static func / (left: Self, right: Scalar) -> Self { Self(vector: left.vector / right) }
    /// The sum.
    public static func + (left: Self, right: Self) -> Self { Self(vector: left.vector + right.vector) }
    /// The difference.
    public static func - (left: Self, right: Self) -> Self { Self(vector: left.vector - right.vector) }
    /// Each part with the other sign.
    public static prefix func - (quaternion: Self) -> Self { Self(vector: -quaternion.vector) }
    /// Rotates by `right` first.
    public static func *= (left: inout Self, right: Self) { left = left * right }
}

/// The rotation of `y`, and then that of `x`.
public func simd_mul<Q: Quaternion>(_ x: Q, _ y: Q) -> Q { x * y }
/// A vector after a rotation.
public func simd_act<Q: Quaternion>(_ quaternion: Q, _ vector: SIMD3<Q.Scalar>) -> SIMD3<Q.Scalar> { quaternion.act(vector) }
/// The quaternion that takes back what another does.
public func simd_inverse<Q: Quaternion>(_ x: Q) -> Q { x.inverse }
/// The rotation the other way.
public func simd_conjugate<Q: Quaternion>(_ x: Q) -> Q { x.conjugate }
/// The quaternion of the same direction whose length is 1.
public func simd_normalize<Q: Quaternion>(_ x: Q) -> Q { x.normalized }
/// The length.
public func simd_length<Q: Quaternion>(_ x: Q) -> Q.Scalar { x.length }
/// The sum of the products of the parts.
public func simd_dot<Q: Quaternion>(_ x: Q, _ y: Q) -> Q.Scalar { dot(x.vector, y.vector) }
/// The angle of the rotation, in radians.
public func simd_angle<Q: Quaternion>(_ x: Q) -> Q.Scalar { x.angle }
/// The axis of the rotation.
public func simd_axis<Q: Quaternion>(_ x: Q) -> SIMD3<Q.Scalar> { x.axis }

/// From one rotation, where `t` is 0, to another, where it is 1, on the shorter way and evenly.
public func simd_slerp<Q: Quaternion>(_ from: Q, _ to: Q, _ t: Q.Scalar) -> Q {
    let cosine = simd_dot(from, to)
    return cosine < 0 ? slerp(from, -to, -cosine, t) : slerp(from, to, cosine, t)
}

/// The same on the longer way.
public func simd_slerp_longest<Q: Quaternion>(_ from: Q, _ to: Q, _ t: Q.Scalar) -> Q {
    let cosine = simd_dot(from, to)
    return cosine < 0 ? slerp(from, to, cosine, t) : slerp(from, -to, -cosine, t)
}

private func slerp<Q: Quaternion>(_ from: Q, _ to: Q, _ cosine: Q.Scalar, _ t: Q.Scalar) -> Q {
    let angle = acos(Double(min(1, max(-1, cosine))))
    let sine = sin(angle)
    // Nearly the same direction: a straight line differs by nothing that counts.
    guard Swift.abs(sine) > 1e-6 else { return (from * (1 - t) + to * t).normalized }
    return from * Q.Scalar(sin((1 - Double(t)) * angle) / sine) + to * Q.Scalar(sin(Double(t) * angle) / sine)
}
