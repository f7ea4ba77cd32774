import Foundation

/// A projection from one layer's plane to another plane: a 3 × 3 matrix for row vectors, `[x y 1] · M`, followed by the perspective division.
///
/// It is a `CATransform3D` without its z row and column, because layers are flat and the viewer looks along the z axis.
struct PlaneProjection: Sendable, Equatable {
    var m11: CGFloat = 1
    var m12: CGFloat = 0
    var m13: CGFloat = 0
    var m21: CGFloat = 0
    var m22: CGFloat = 1
    var m23: CGFloat = 0
    var m31: CGFloat = 0
    var m32: CGFloat = 0
    var m33: CGFloat = 1

    static let identity = PlaneProjection()

    /// Whether parallel lines stay parallel, so that the projection has no perspective.
    var isAffine: Bool { m13 == 0 && m23 == 0 }

    /// The projection as an affine transform. Requires ``isAffine``.
    var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }

    /// Projects `point`. Nil if the point is in the viewer's plane or behind the viewer.
    func project(_ point: CGPoint) -> CGPoint? {
        let w = point.x * m13 + point.y * m23 + m33
        guard w > 1e-9 else { return nil }
        return CGPoint(x: (point.x * m11 + point.y * m21 + m31) / w, y: (point.x * m12 + point.y * m22 + m32) / w)
    }

    /// The projection that applies `self` and then `next`.
    func concatenating(_ next: PlaneProjection) -> PlaneProjection {
        PlaneProjection(
            m11: m11 * next.m11 + m12 * next.m21 + m13 * next.m31, m12: m11 * next.m12 + m12 * next.m22 + m13 * next.m32,
            m13: m11 * next.m13 + m12 * next.m23 + m13 * next.m33, m21: m21 * next.m11 + m22 * next.m21 + m23 * next.m31,
            m22: m21 * next.m12 + m22 * next.m22 + m23 * next.m32, m23: m21 * next.m13 + m22 * next.m23 + m23 * next.m33,
            m31: m31 * next.m11 + m32 * next.m21 + m33 * next.m31, m32: m31 * next.m12 + m32 * next.m22 + m33 * next.m32,
            m33: m31 * next.m13 + m32 * next.m23 + m33 * next.m33)
    }

    /// The inverse; nil if the plane is seen edge-on.
    var inverted: PlaneProjection? {
        let c11 = m22 * m33 - m23 * m32
        let c12 = m23 * m31 - m21 * m33
        let c13 = m21 * m32 - m22 * m31
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        guard determinant != 0, determinant.isFinite, abs(determinant) > 1e-18 else { return nil }
        let d = 1 / determinant
        return PlaneProjection(
            m11: c11 * d, m12: (m13 * m32 - m12 * m33) * d, m13: (m12 * m23 - m13 * m22) * d,
            m21: c12 * d, m22: (m11 * m33 - m13 * m31) * d, m23: (m13 * m21 - m11 * m23) * d,
            m31: c13 * d, m32: (m12 * m31 - m11 * m32) * d, m33: (m11 * m22 - m12 * m21) * d)
    }

    /// The bounding box of the projected `rect`. Ignores corners behind the viewer.
    func boundingBox(of rect: CGRect) -> CGRect {
        if self == .identity { return rect }
        var box: CGRect?
        for corner in rect.corners {
            guard let point = project(corner) else { continue }
            let spot = CGRect(origin: point, size: .zero)
            box = box.map { $0.union(spot) } ?? spot
        }
        return box ?? CGRect(origin: rect.origin, size: .zero)
    }

    /// Whether the layer's back faces the viewer.
    var showsBack: Bool { m11 * m22 - m12 * m21 < 0 }
}

extension PlaneProjection {
    /// Restricts `transform` to points of the plane z = 0.
    init(_ t: CATransform3D) {
        self.init(m11: t.m11, m12: t.m12, m13: t.m14, m21: t.m21, m22: t.m22, m23: t.m24, m31: t.m41, m32: t.m42, m33: t.m44)
        if isAffine, m33 != 1, m33 != 0 {
            m11 /= m33
            m12 /= m33
            m21 /= m33
            m22 /= m33
            m31 /= m33
            m32 /= m33
            m33 = 1
        }
    }

    init(translation: CGPoint) {
        self.init(m31: translation.x, m32: translation.y)
    }
}

extension CGRect {
    /// The corners, clockwise from the top left.
    var corners: [CGPoint] {
        [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY)]
    }

    /// Whether all components are finite.
    var isFiniteGeometry: Bool { origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite }
}
