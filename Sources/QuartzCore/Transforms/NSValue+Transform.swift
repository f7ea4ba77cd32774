import CoreGraphics
import Foundation

extension NSValue {
    /// Wraps a 3D transform, for example for the values of a keyframe animation.
    public convenience init(caTransform3D t: CATransform3D) {
        let numbers: [Double] = [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
        ].map { Double($0) }
        self.init(bytes: numbers, objCType: "[16d]")
    }

    /// The wrapped 3D transform; the identity if the object contains anything else.
    public var caTransform3DValue: CATransform3D { spaceTransform ?? CATransform3DIdentity }

    /// Wraps an affine transform.
    public convenience init(cgAffineTransform t: CGAffineTransform) {
        self.init(bytes: [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) }, objCType: "[6d]")
    }

    /// The wrapped affine transform; the identity if the object contains anything else.
    public var cgAffineTransformValue: CGAffineTransform { planeTransform ?? .identity }

    /// The wrapped transform of either kind as a 3D transform; nil if the object contains anything else.
    var anyTransform: CATransform3D? { spaceTransform ?? planeTransform.map(CATransform3DMakeAffineTransform) }

    private var spaceTransform: CATransform3D? {
        guard let n = numbers(16) else { return nil }
        return CATransform3D(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8], m32: n[9], m33: n[10],
            m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }

    private var planeTransform: CGAffineTransform? {
        numbers(6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
    }

    /// The array of numbers in the object; nil if it contains anything else.
    private func numbers(_ count: Int) -> [CGFloat]? {
        guard !(self is NSNumber), String(cString: objCType) == "[\(count)d]" else { return nil }
        var numbers = [Double](repeating: 0, count: count)
        numbers.withUnsafeMutableBytes { bytes in
            if let start = bytes.baseAddress { getValue(start) }
        }
        return numbers.map { CGFloat($0) }
    }
}
