import Foundation

/// The space in which filters calculate.
enum WorkingSpace: Sendable {
    /// sRGB's primaries with components proportional to light intensity. Core Image's default.
    case linear
    /// The components of sRGB, without a conversion.
    case encoded

    /// The working value of a component from 0 to 255.
    func decode(_ byte: Int) -> Float { self == .linear ? TransferCurve.decoded[byte] : Float(byte) / 255 }

    /// The working value of a component of sRGB. It may be outside of 0 to 1.
    func decode(_ value: Float) -> Float { self == .linear ? TransferCurve.decode(value) : value }

    /// The component of sRGB, from 0 to 255.
    func encode(_ value: Float) -> UInt32 {
        let value = value > 0 ? min(value, 1) : 0
        return self == .linear ? UInt32(TransferCurve.encoded[Int(value * 16384 + 0.5)]) : UInt32(value * 255 + 0.5)
    }

    /// Applies `change` to the components of sRGB, not premultiplied. Alpha does not change.
    func mapEncoded(_ pixel: SIMD4<Float>, _ change: (SIMD4<Float>) -> SIMD4<Float>) -> SIMD4<Float> {
        mapStraight(pixel) { straight in
            guard self == .linear else { return change(straight) }
            let values = SIMD4(
                TransferCurve.encode(straight.x), TransferCurve.encode(straight.y), TransferCurve.encode(straight.z), straight.w)
            let changed = change(values)
            return SIMD4(TransferCurve.decode(changed.x), TransferCurve.decode(changed.y), TransferCurve.decode(changed.z), changed.w)
        }
    }

    /// Applies `change` to the components of the working space, not premultiplied.
    func mapStraight(_ pixel: SIMD4<Float>, _ change: (SIMD4<Float>) -> SIMD4<Float>) -> SIMD4<Float> {
        let alpha = pixel.w
        var straight = alpha > 0 && alpha < 1 ? pixel / alpha : pixel
        straight.w = alpha
        var changed = change(straight)
        let coverage = min(max(changed.w, 0), 1)
        changed.w = 1
        return changed * coverage
    }
}

/// sRGB's transfer curve (IEC 61966-2-1).
enum TransferCurve {
    /// The light intensities of components from 0 to 255.
    static let decoded: [Float] = (0...255).map { Float(decode(Double($0) / 255)) }

    /// The components from 0 to 255 of 16385 equidistant light intensities.
    static let encoded: [UInt8] = (0...16384).map { UInt8(encode(Double($0) / 16384) * 255 + 0.5) }

    static func decode(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    static func encode(_ value: Double) -> Double { value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055 }
    static func decode(_ value: Float) -> Float { value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4) }
    static func encode(_ value: Float) -> Float { value <= 0.0031308 ? value * 12.92 : 1.055 * powf(value, 1 / 2.4) - 0.055 }
}
