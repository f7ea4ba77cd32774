import Foundation

/// A vector in 3D.
struct Vector3: Equatable {
    var x, y, z: CGFloat

    init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    var length: CGFloat { dot(self).squareRoot() }
    func dot(_ o: Vector3) -> CGFloat { x * o.x + y * o.y + z * o.z }
    func cross(_ o: Vector3) -> Vector3 { Vector3(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x) }
    static func * (v: Vector3, f: CGFloat) -> Vector3 { Vector3(v.x * f, v.y * f, v.z * f) }
    static func - (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x - b.x, a.y - b.y, a.z - b.z) }
    static func + (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x + b.x, a.y + b.y, a.z + b.z) }
}

/// A rotation in 3D.
struct Quaternion: Equatable {
    var x, y, z, w: CGFloat

    static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

    init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }

    /// The rotation that maps the x, y and z axes to three orthonormal rows.
    init(rows a: Vector3, _ b: Vector3, _ c: Vector3) {
        let trace = a.x + b.y + c.z
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            self.init(x: (b.z - c.y) / s, y: (c.x - a.z) / s, z: (a.y - b.x) / s, w: s / 4)
        } else if a.x > b.y, a.x > c.z {
            let s = (1 + a.x - b.y - c.z).squareRoot() * 2
            self.init(x: s / 4, y: (a.y + b.x) / s, z: (c.x + a.z) / s, w: (b.z - c.y) / s)
        } else if b.y > c.z {
            let s = (1 + b.y - a.x - c.z).squareRoot() * 2
            self.init(x: (a.y + b.x) / s, y: s / 4, z: (b.z + c.y) / s, w: (c.x - a.z) / s)
        } else {
            let s = (1 + c.z - a.x - b.y).squareRoot() * 2
            self.init(x: (c.x + a.z) / s, y: (b.z + c.y) / s, z: s / 4, w: (a.y - b.x) / s)
        }
    }

    /// Spherical linear interpolation on the shorter way to `other`; extrapolates below 0 and above 1.
    func slerp(to other: Quaternion, _ f: CGFloat) -> Quaternion {
        var to = other
        var dot = x * to.x + y * to.y + z * to.z + w * to.w
        if dot < 0 {
            to = Quaternion(x: -to.x, y: -to.y, z: -to.z, w: -to.w)
            dot = -dot
        }
        if dot > 1 - 1e-9 { return f < 0.5 ? self : other }
        let angle = acos(min(dot, 1))
        let a = sin((1 - f) * angle) / sin(angle)
        let b = sin(f * angle) / sin(angle)
        return Quaternion(x: x * a + to.x * b, y: y * a + to.y * b, z: z * a + to.z * b, w: w * a + to.w * b)
    }

    var transform: CATransform3D {
        var t = CATransform3DIdentity
        t.m11 = 1 - 2 * (y * y + z * z)
        t.m12 = 2 * (x * y + z * w)
        t.m13 = 2 * (x * z - y * w)
        t.m21 = 2 * (x * y - z * w)
        t.m22 = 1 - 2 * (x * x + z * z)
        t.m23 = 2 * (y * z + x * w)
        t.m31 = 2 * (x * z + y * w)
        t.m32 = 2 * (y * z - x * w)
        t.m33 = 1 - 2 * (x * x + y * y)
        return t
    }

    /// The Euler angles about x, then y, then z, in radians.
    var eulerAngles: (x: CGFloat, y: CGFloat, z: CGFloat) {
        let t = transform
        // Rows are R = Rx · Ry · Rz in the convention of `CATransform3DMakeRotation`.
        let sinY = min(max(-t.m13, -1), 1)
        if abs(sinY) > 1 - 1e-9 {
            return (0, asin(sinY), atan2(-t.m21, t.m22))
        }
        return (atan2(t.m23, t.m33), asin(sinY), atan2(t.m12, t.m11))
    }

    /// A rotation from Euler angles about x, then y, then z.
    init(eulerAngles e: (x: CGFloat, y: CGFloat, z: CGFloat)) {
        let t = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeRotation(e.x, 1, 0, 0), CATransform3DMakeRotation(e.y, 0, 1, 0)),
            CATransform3DMakeRotation(e.z, 0, 0, 1))
        self.init(rows: Vector3(t.m11, t.m12, t.m13), Vector3(t.m21, t.m22, t.m23), Vector3(t.m31, t.m32, t.m33))
    }
}
