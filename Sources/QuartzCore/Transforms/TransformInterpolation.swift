import Foundation

/// A transform decomposed into perspective, translation, rotation, skew and scale, each of which can be interpolated separately.
///
/// The method is that of W3C's "CSS Transforms Level 2" for 3D matrices.
struct DecomposedTransform {
    var perspective: (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) = (0, 0, 0, 1)
    var translation: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, 0)
    var rotation = Quaternion.identity
    var slant: (xy: CGFloat, xz: CGFloat, yz: CGFloat) = (0, 0, 0)
    var scale: (x: CGFloat, y: CGFloat, z: CGFloat) = (1, 1, 1)

    /// Decomposes `t`; nil if it is singular, so that it has no unique decomposition.
    init?(_ t: CATransform3D) {
        guard t.m44 != 0, t.m44.isFinite else { return nil }
        var m = t
        if m.m44 != 1 { m = m.scaled(by: 1 / m.m44) }
        var flat = m
        (flat.m14, flat.m24, flat.m34, flat.m44) = (0, 0, 0, 1)
        guard let inverse = flat.inverted else { return nil }
        if m.m14 != 0 || m.m24 != 0 || m.m34 != 0 {
            // Computes the perspective from the last column, multiplied by the inverse of the rest of the matrix.
            perspective.x = inverse.m11 * m.m14 + inverse.m12 * m.m24 + inverse.m13 * m.m34 + inverse.m14 * m.m44
            perspective.y = inverse.m21 * m.m14 + inverse.m22 * m.m24 + inverse.m23 * m.m34 + inverse.m24 * m.m44
            perspective.z = inverse.m31 * m.m14 + inverse.m32 * m.m24 + inverse.m33 * m.m34 + inverse.m34 * m.m44
            perspective.w = inverse.m41 * m.m14 + inverse.m42 * m.m24 + inverse.m43 * m.m34 + inverse.m44 * m.m44
        }
        translation = (m.m41, m.m42, m.m43)
        var r0 = Vector3(m.m11, m.m12, m.m13)
        var r1 = Vector3(m.m21, m.m22, m.m23)
        var r2 = Vector3(m.m31, m.m32, m.m33)
        scale.x = r0.length
        guard scale.x > 0 else { return nil }
        r0 = r0 * (1 / scale.x)
        slant.xy = r0.dot(r1)
        r1 = r1 - r0 * slant.xy
        scale.y = r1.length
        guard scale.y > 0 else { return nil }
        r1 = r1 * (1 / scale.y)
        slant.xy /= scale.y
        slant.xz = r0.dot(r2)
        r2 = r2 - r0 * slant.xz
        slant.yz = r1.dot(r2)
        r2 = r2 - r1 * slant.yz
        scale.z = r2.length
        guard scale.z > 0 else { return nil }
        r2 = r2 * (1 / scale.z)
        slant.xz /= scale.z
        slant.yz /= scale.z
        if r0.dot(r1.cross(r2)) < 0 {
            // The matrix contains a reflection. Negates one axis in the plane, or all three axes in 3D, because this changes the other parts least.
            if r2.z > 0.999_999 {
                scale.y = -scale.y
                (slant.xy, slant.yz) = (-slant.xy, -slant.yz)
                r1 = r1 * -1
            } else {
                scale = (-scale.x, -scale.y, -scale.z)
                (r0, r1, r2) = (r0 * -1, r1 * -1, r2 * -1)
            }
        }
        rotation = Quaternion(rows: r0, r1, r2)
    }

    /// The transform composed of these parts.
    var transform: CATransform3D {
        var m = CATransform3DIdentity
        (m.m14, m.m24, m.m34, m.m44) = (perspective.x, perspective.y, perspective.z, perspective.w)
        m = CATransform3DConcat(CATransform3DMakeTranslation(translation.x, translation.y, translation.z), m)
        m = CATransform3DConcat(rotation.transform, m)
        var slanted = CATransform3DIdentity
        (slanted.m21, slanted.m31, slanted.m32) = (slant.xy, slant.xz, slant.yz)
        m = CATransform3DConcat(slanted, m)
        return CATransform3DConcat(CATransform3DMakeScale(scale.x, scale.y, scale.z), m)
    }

    func mixed(with other: DecomposedTransform, _ f: CGFloat) -> DecomposedTransform {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * f }
        var result = self
        result.perspective = (
            mix(perspective.x, other.perspective.x), mix(perspective.y, other.perspective.y),
            mix(perspective.z, other.perspective.z), mix(perspective.w, other.perspective.w)
        )
        result.translation = (
            mix(translation.x, other.translation.x), mix(translation.y, other.translation.y), mix(translation.z, other.translation.z)
        )
        result.rotation = rotation.slerp(to: other.rotation, f)
        result.slant = (mix(slant.xy, other.slant.xy), mix(slant.xz, other.slant.xz), mix(slant.yz, other.slant.yz))
        result.scale = (mix(scale.x, other.scale.x), mix(scale.y, other.scale.y), mix(scale.z, other.scale.z))
        return result
    }
}

/// Interpolation of transforms.
package enum TransformInterpolation {
    package static func between(_ a: CATransform3D, _ b: CATransform3D, _ fraction: CGFloat) -> CATransform3D {
        if a == b || fraction == 0 { return a }
        if fraction == 1 { return b }
        if let from = DecomposedTransform(a), let to = DecomposedTransform(b) { return from.mixed(with: to, fraction).transform }
        // One of the matrices is singular, such as a scale by zero. Element-wise interpolation is correct for scales and translations.
        return a.mixed(with: b, fraction)
    }
}

extension CATransform3D {
    func scaled(by f: CGFloat) -> CATransform3D { CATransform3D().mixed(with: self, f) }

    func mixed(with o: CATransform3D, _ f: CGFloat) -> CATransform3D {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * f }
        return CATransform3D(
            m11: mix(m11, o.m11), m12: mix(m12, o.m12), m13: mix(m13, o.m13), m14: mix(m14, o.m14),
            m21: mix(m21, o.m21), m22: mix(m22, o.m22), m23: mix(m23, o.m23), m24: mix(m24, o.m24),
            m31: mix(m31, o.m31), m32: mix(m32, o.m32), m33: mix(m33, o.m33), m34: mix(m34, o.m34),
            m41: mix(m41, o.m41), m42: mix(m42, o.m42), m43: mix(m43, o.m43), m44: mix(m44, o.m44))
    }
}
