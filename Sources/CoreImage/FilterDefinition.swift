import Foundation
import UIFoundation

/// The description and the function of a built-in filter.
///
/// `@unchecked Sendable` is safe because the defaults are immutable values.
final class FilterDefinition: @unchecked Sendable {
    /// A parameter.
    struct Input {
        let key: String
        /// The class of the value in Core Image.
        let kind: String
        let initial: Any?
        var slider: ClosedRange<Double>?

        static func image(_ key: String = kCIInputImageKey) -> Input { Input(key: key, kind: "CIImage", initial: nil) }

        static func number(_ key: String, _ initial: Double, _ slider: ClosedRange<Double>) -> Input {
            Input(key: key, kind: "NSNumber", initial: initial, slider: slider)
        }

        static func color(_ key: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> Input {
            Input(key: key, kind: "CIColor", initial: CIColor(red: red, green: green, blue: blue, alpha: alpha))
        }

        static func vector(_ key: String, _ initial: CIVector) -> Input { Input(key: key, kind: "CIVector", initial: initial) }

        static func other(_ key: String, _ kind: String, _ initial: Any?) -> Input { Input(key: key, kind: kind, initial: initial) }
    }

    let name: String
    let displayName: String
    let categories: Set<String>
    let inputs: [Input]
    let output: (CIFilter) -> CIImage?

    init(_ name: String, _ displayName: String, _ category: String, _ inputs: [Input], _ output: @escaping (CIFilter) -> CIImage?) {
        self.name = name
        self.displayName = displayName
        categories = [category, kCICategoryBuiltIn, kCICategoryStillImage]
        self.inputs = inputs
        self.output = output
    }

    /// All built-in filters by name.
    static let all: [String: FilterDefinition] = {
        let all = colorAdjustments + colorEffects + photoEffects + blurs + composites + geometry + generators
        return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    }()

    static func named(_ name: String) -> FilterDefinition? { all[name] }

    var attributes: [String: Any] {
        var result: [String: Any] = [
            kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: displayName, kCIAttributeFilterCategories: categories.sorted(),
        ]
        for input in inputs {
            var values: [String: Any] = [kCIAttributeClass: input.kind]
            values[kCIAttributeDefault] = input.initial
            values[kCIAttributeSliderMin] = input.slider?.lowerBound
            values[kCIAttributeSliderMax] = input.slider?.upperBound
            result[input.key] = values
        }
        return result
    }
}

extension CIFilter {
    /// A parameter as a number; 0 if it is missing or NaN.
    func number(_ key: String) -> Float {
        let value: Double
        switch self.value(forKey: key) {
        case let number as Double: value = number
        case let number as Float: value = Double(number)
        case let number as CGFloat: value = Double(number)
        case let number as Int: value = Double(number)
        case let number as NSNumber: value = number.doubleValue
        default: value = 0
        }
        return value.isFinite ? Float(value) : 0
    }

    func image(_ key: String = kCIInputImageKey) -> CIImage? { value(forKey: key) as? CIImage }

    func vector(_ key: String) -> CIVector {
        switch value(forKey: key) {
        case let vector as CIVector: vector
        case let point as CGPoint: CIVector(cgPoint: point)
        case let rect as CGRect: CIVector(cgRect: rect)
        case let value as NSValue: CIVector(cgPoint: value.cgPointValue)
        default: CIVector(x: 0)
        }
    }

    func color(_ key: String) -> CIColor {
        switch value(forKey: key) {
        case let color as CIColor: color
        case let color as UIColor: CIColor(color: color)
        case let color as CGColor: CIColor(cgColor: color)
        default: .clear
        }
    }

    func transform(_ key: String) -> CGAffineTransform {
        switch value(forKey: key) {
        case let transform as CGAffineTransform: transform
        case let vector as CIVector where vector.count >= 6: vector.cgAffineTransformValue
        default: .identity
        }
    }

    func text(_ key: String) -> String { value(forKey: key) as? String ?? "" }

    func data(_ key: String) -> Data? {
        switch value(forKey: key) {
        case let data as Data: data
        case let data as NSData: Data(referencing: data)
        default: nil
        }
    }

    /// The input image with a function applied to each pixel.
    func mapped(_ change: @escaping @Sendable (SIMD4<Float>, WorkingSpace) -> SIMD4<Float>) -> CIImage? {
        image().map { CIImage(MappedSource(input: $0.source, change: change), extent: $0.extent, isNearest: $0.isNearest) }
    }

    /// The input image with a function applied to each pixel in the working space, not premultiplied.
    func mappedStraight(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage? {
        mapped { pixel, space in space.mapStraight(pixel, change) }
    }
}

/// The luminance of a pixel in linear light (Rec. 709).
func luminance(_ pixel: SIMD4<Float>) -> Float { pixel.x * 0.2126 + pixel.y * 0.7152 + pixel.z * 0.0722 }

/// A pixel with one value for red, green and blue.
func gray(_ value: Float, _ alpha: Float) -> SIMD4<Float> { SIMD4(value, value, value, alpha) }

/// Linear interpolation.
func mix(_ first: SIMD4<Float>, _ second: SIMD4<Float>, _ share: Float) -> SIMD4<Float> { first + (second - first) * share }
