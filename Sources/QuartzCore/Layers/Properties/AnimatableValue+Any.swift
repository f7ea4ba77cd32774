import Foundation

extension AnimatableValue {
    /// Converts `value` to the type of `self`; nil if it cannot be converted.
    func reading(_ value: Any?) -> AnimatableValue? {
        guard let value else {
            switch self {
            case .path: return .path(nil)
            case .image, .images: return .image(nil)
            case .color: return .color(.clear)
            default: return nil
            }
        }
        if let value = value as? AnimatableValue { return isOfSameKind(as: value) ? value : nil }
        switch self {
        case .number: return AnimatableValue.number(from: value).map { .number($0) }
        case .point:
            if let point = value as? CGPoint { return .point(point) }
            if let size = value as? CGSize { return .point(CGPoint(x: size.width, y: size.height)) }
            return (value as? NSValue)?.point.map { .point($0) }
        case .size:
            if let size = value as? CGSize { return .size(size) }
            if let point = value as? CGPoint { return .size(CGSize(width: point.x, height: point.y)) }
            return (value as? NSValue)?.size.map { .size($0) }
        case .rect:
            if let rect = value as? CGRect { return .rect(rect) }
            return (value as? NSValue)?.rect.map { .rect($0) }
        case .color: return (value as? CGColor).map { .color($0.rgba) }
        case .transform:
            if let transform = value as? CATransform3D { return .transform(transform) }
            if let transform = value as? CGAffineTransform { return .transform(CATransform3DMakeAffineTransform(transform)) }
            return (value as? NSValue)?.anyTransform.map { .transform($0) }
        case .numbers:
            guard let list = value as? [Any] else { return nil }
            let numbers = list.compactMap(AnimatableValue.number)
            return numbers.count == list.count ? .numbers(numbers) : nil
        case .colors: return (value as? [CGColor]).map { .colors($0.map(\.rgba)) }
        case .path: return (value as? CGPath).map { .path($0) }
        case .image, .images: return (value as? CGImage).map { .image($0) }
        }
    }

    /// Whether both values have the same type, so that they can be interpolated.
    func isOfSameKind(as other: AnimatableValue) -> Bool {
        switch (self, other) {
        case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color), (.transform, .transform),
            (.numbers, .numbers), (.colors, .colors), (.path, .path), (.image, .image), (.image, .images), (.images, .image),
            (.images, .images):
            true
        default: false
        }
    }

    /// Whether the value has no NaN and no infinite number.
    var isFinite: Bool {
        switch self {
        case .number(let number): number.isFinite
        case .point(let point): point.x.isFinite && point.y.isFinite
        case .size(let size): size.width.isFinite && size.height.isFinite
        case .rect(let rect): rect.isFiniteGeometry
        case .color(let color): color.red.isFinite && color.green.isFinite && color.blue.isFinite && color.alpha.isFinite
        case .transform(let transform): transform.isFiniteTransform
        case .numbers(let numbers): numbers.allSatisfy(\.isFinite)
        case .colors(let colors): colors.allSatisfy { AnimatableValue.color($0).isFinite }
        case .path, .image, .images: true
        }
    }

    /// Converts `value`; nil if it cannot be animated.
    package init?(any value: Any) {
        switch value {
        case let value as AnimatableValue: self = value
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CGColor: self = .color(value.rgba)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGPath: self = .path(value)
        case let value as CGImage: self = .image(value)
        case let value as [CGColor]: self = .colors(value.map(\.rgba))
        case let value as [Any]:
            let numbers = value.compactMap(AnimatableValue.number)
            guard numbers.count == value.count else { return nil }
            self = .numbers(numbers)
        default:
            if let transform = (value as? NSValue)?.anyTransform {
                self = .transform(transform)
                return
            }
            guard let number = AnimatableValue.number(from: value) else { return nil }
            self = .number(number)
        }
    }

    /// The value as an object; a number gets the type of `example`.
    func asAny(like example: Any?) -> Any? {
        guard case .number(let number) = self else { return asAny }
        return switch example {
        case is CGFloat: number
        case is Double: Double(number)
        case is Float: Float(number)
        case is Int: Int(saturating: number.rounded())
        case is Bool: number >= 0.5
        case is NSNumber: NSNumber(value: Double(number))
        default: number
        }
    }

    private static func number(from value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let flag as Bool: flag ? 1 : 0
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    /// The value as an object of the type that UIKit code uses.
    package var asAny: Any? {
        switch self {
        case .number(let value): value
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .color(let value): CGColor(value)
        case .transform(let value): value
        case .numbers(let value): value
        case .colors(let value): value.map { CGColor($0) }
        case .path(let value): value
        case .image(let value): value
        case .images(let fade): fade.to
        }
    }
}
