import Foundation

/// A value of an animatable property, unboxed. Its case determines the interpolation.
package enum AnimatableValue {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case color(RGBA)
    /// Indirect, because values are often copied, and its 16 numbers would enlarge every value.
    indirect case transform(CATransform3D)
    case numbers([CGFloat])
    case colors([RGBA])
    case path(CGPath?)
    case image(CGImage?)
    /// Two images that are being cross-faded.
    case images(ImageFade)

    /// Interpolates from `a` to `b`, and extrapolates if `fraction` is below 0 or above 1. Values that cannot be interpolated switch at 0.5.
    static func between(_ a: AnimatableValue, _ b: AnimatableValue, _ fraction: CGFloat) -> AnimatableValue {
        func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * fraction }
        switch (a, b) {
        case (.number(let a), .number(let b)): return .number(mix(a, b))
        case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y), width: mix(a.size.width, b.size.width),
                    height: mix(a.size.height, b.size.height)))
        case (.color(let a), .color(let b)): return .color(a.mixed(with: b, fraction))
        case (.transform(let a), .transform(let b)): return .transform(TransformInterpolation.between(a, b, fraction))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: return .numbers(zip(a, b).map { mix($0, $1) })
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { $0.mixed(with: $1, fraction) })
        case (.path(let a?), .path(let b?)):
            if fraction <= 0 { return .path(a) }
            if fraction == 1 { return .path(b) }
            return .path(a.interpolated(with: b, fraction) ?? (fraction < 0.5 ? a : b))
        case (.image(let a), .image(let b)):
            if a === b || fraction <= 0 { return .image(a) }
            return fraction >= 1 ? .image(b) : .images(ImageFade(from: a, to: b, fraction: fraction))
        default: return fraction < 0.5 ? a : b
        }
    }

    /// The sum; for transforms, `self` followed by `other`. Returns `other` if the values cannot be added.
    func adding(_ other: AnimatableValue) -> AnimatableValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a + b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), .size(let b)): .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y, width: a.size.width + b.size.width,
                    height: a.size.height + b.size.height))
        case (.color(let a), .color(let b)):
            .color(RGBA(red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue, alpha: a.alpha + b.alpha))
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(a, b))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map(+))
        default: other
        }
    }

    /// The difference that, added to `other`, gives this value. Nil if values of this type cannot be subtracted.
    func subtracting(_ other: AnimatableValue) -> AnimatableValue? {
        switch (self, other) {
        case (.transform(let a), .transform(let b)): b.inverted.map { .transform(CATransform3DConcat(a, $0)) }
        default: other.scaled(by: -1).map { adding($0) }
        }
    }

    /// The difference that, added to `new`, gives this value, and the zero of that type. Nil for values whose additive animations would not combine well.
    package func difference(from new: AnimatableValue) -> (from: AnimatableValue, zero: AnimatableValue)? {
        switch (self, new) {
        case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect): break
        // Transforms of the plane are added by concatenation. 3D transforms are excluded: their difference would not be accurate enough.
        case (.transform(let old), .transform(let new)):
            guard old.keepsPlane, new.keepsPlane, new.isInvertibleInPlane else { return nil }
            return (.transform(CATransform3DConcat(old, CATransform3DInvert(new))), .transform(CATransform3DIdentity))
        default: return nil
        }
        guard let difference = subtracting(new), let zero = new.zero else { return nil }
        return (difference, zero)
    }

    /// Multiplies every number by `factor`; nil if the type has no such product.
    func scaled(by factor: CGFloat) -> AnimatableValue? {
        switch self {
        case .number(let a): .number(a * factor)
        case .point(let a): .point(CGPoint(x: a.x * factor, y: a.y * factor))
        case .size(let a): .size(CGSize(width: a.width * factor, height: a.height * factor))
        case .rect(let a):
            .rect(
                CGRect(
                    x: a.origin.x * factor, y: a.origin.y * factor, width: a.size.width * factor, height: a.size.height * factor))
        case .color(let a): .color(RGBA(red: a.red * factor, green: a.green * factor, blue: a.blue * factor, alpha: a.alpha * factor))
        case .numbers(let a): .numbers(a.map { $0 * factor })
        case .transform, .colors, .path, .image, .images: nil
        }
    }

    /// The neutral element of ``adding(_:)``; nil for types without one.
    var zero: AnimatableValue? {
        if case .transform = self { .transform(CATransform3DIdentity) } else { scaled(by: 0) }
    }

    /// The distance between two values, for pacing; 0 for types without a distance.
    func distance(to other: AnimatableValue) -> CGFloat {
        switch (self, other) {
        case (.number(let a), .number(let b)): abs(a - b)
        case (.point(let a), .point(let b)): hypot(a.x - b.x, a.y - b.y)
        case (.size(let a), .size(let b)): hypot(a.width - b.width, a.height - b.height)
        case (.rect(let a), .rect(let b)):
            hypot(hypot(a.origin.x - b.origin.x, a.origin.y - b.origin.y), hypot(a.width - b.width, a.height - b.height))
        case (.color(let a), .color(let b)):
            hypot(hypot(a.red - b.red, a.green - b.green), hypot(a.blue - b.blue, a.alpha - b.alpha))
        default: 0
        }
    }
}

extension CATransform3D {
    /// Whether the transform is affine in the plane and at most scales the z axis.
    fileprivate var keepsPlane: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m43 == 0 && m44 == 1
    }

    /// Whether a transform for which ``keepsPlane`` is true is invertible with sufficient accuracy.
    fileprivate var isInvertibleInPlane: Bool { abs(m11 * m22 - m12 * m21) > 1e-6 && abs(m33) > 1e-6 }
}

extension RGBA {
    static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

    func mixed(with other: RGBA, _ fraction: CGFloat) -> RGBA {
        // A transparent colour gets the hue of the other colour, so that fading in does not pass through black.
        let from = alpha == 0 ? other.faded : self
        let to = other.alpha == 0 ? faded : other
        func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * fraction }
        return RGBA(
            red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
            alpha: mix(from.alpha, to.alpha))
    }

    private var faded: RGBA { RGBA(red: red, green: green, blue: blue, alpha: 0) }
}

extension CGPath {
    /// Interpolates the points of two paths; nil if their elements differ.
    func interpolated(with other: CGPath, _ fraction: CGFloat) -> CGPath? {
        guard elements.count == other.elements.count else { return nil }
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
        }
        let result = CGMutablePath()
        for (a, b) in zip(elements, other.elements) {
            switch (a, b) {
            case (.move(let a), .move(let b)): result.move(to: mix(a, b))
            case (.line(let a), .line(let b)): result.addLine(to: mix(a, b))
            case (.quadCurve(let ac, let a), .quadCurve(let bc, let b)): result.addQuadCurve(to: mix(a, b), control: mix(ac, bc))
            case (.curve(let a1, let a2, let a), .curve(let b1, let b2, let b)):
                result.addCurve(to: mix(a, b), control1: mix(a1, b1), control2: mix(a2, b2))
            case (.close, .close): result.closeSubpath()
            default: return nil
            }
        }
        return result
    }
}
