import Foundation
import UIFoundation

extension FilterDefinition {
    static let colorAdjustments: [FilterDefinition] = [
        FilterDefinition(
            "CIColorControls", "Color Controls", kCICategoryColorAdjustment,
            [
                .image(), .number(kCIInputSaturationKey, 1, 0...2), .number(kCIInputBrightnessKey, 0, -1...1),
                .number(kCIInputContrastKey, 1, 0.25...4),
            ]
        ) { filter in
            let saturation = filter.number(kCIInputSaturationKey)
            let brightness = filter.number(kCIInputBrightnessKey)
            let contrast = filter.number(kCIInputContrastKey)
            return filter.mappedStraight { pixel in
                var result = mix(gray(luminance(pixel), pixel.w), pixel, saturation) + brightness
                result = (result - 0.5) * contrast + 0.5
                result.w = pixel.w
                return result
            }
        },
        FilterDefinition(
            "CIExposureAdjust", "Exposure Adjust", kCICategoryColorAdjustment, [.image(), .number(kCIInputEVKey, 0, -10...10)]
        ) { filter in
            let factor = exp2f(filter.number(kCIInputEVKey))
            return filter.mappedStraight { SIMD4($0.x * factor, $0.y * factor, $0.z * factor, $0.w) }
        },
        FilterDefinition(
            "CIGammaAdjust", "Gamma Adjust", kCICategoryColorAdjustment, [.image(), .number("inputPower", 1, 0.25...4)]
        ) { filter in
            let power = filter.number("inputPower")
            return filter.mappedStraight { pixel in
                func changed(_ value: Float) -> Float { powf(max(value, 0), power) }
                return SIMD4(changed(pixel.x), changed(pixel.y), changed(pixel.z), pixel.w)
            }
        },
        FilterDefinition(
            "CIHueAdjust", "Hue Adjust", kCICategoryColorAdjustment, [.image(), .number(kCIInputAngleKey, 0, -3.1415927...3.1415927)]
        ) { filter in
            let rows = hueRotation(filter.number(kCIInputAngleKey))
            return filter.mappedStraight { pixel in
                SIMD4((pixel * rows[0]).sum(), (pixel * rows[1]).sum(), (pixel * rows[2]).sum(), pixel.w)
            }
        },
        FilterDefinition(
            "CIColorMatrix", "Color Matrix", kCICategoryColorAdjustment,
            [
                .image(), .vector("inputRVector", CIVector(x: 1, y: 0, z: 0, w: 0)),
                .vector("inputGVector", CIVector(x: 0, y: 1, z: 0, w: 0)), .vector("inputBVector", CIVector(x: 0, y: 0, z: 1, w: 0)),
                .vector("inputAVector", CIVector(x: 0, y: 0, z: 0, w: 1)),
                .vector(kCIInputBiasVectorKey, CIVector(x: 0, y: 0, z: 0, w: 0)),
            ]
        ) { filter in
            let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map { filter.vector($0).simd }
            let bias = filter.vector(kCIInputBiasVectorKey).simd
            return filter.mappedStraight { pixel in
                SIMD4((pixel * rows[0]).sum(), (pixel * rows[1]).sum(), (pixel * rows[2]).sum(), (pixel * rows[3]).sum()) + bias
            }
        },
    ]

    static let colorEffects: [FilterDefinition] = [
        FilterDefinition("CIColorInvert", "Color Invert", kCICategoryColorEffect, [.image()]) { filter in
            filter.mappedStraight { SIMD4(1 - $0.x, 1 - $0.y, 1 - $0.z, $0.w) }
        },
        FilterDefinition(
            "CISepiaTone", "Sepia Tone", kCICategoryColorEffect, [.image(), .number(kCIInputIntensityKey, 1, 0...1)]
        ) { filter in
            let intensity = filter.number(kCIInputIntensityKey)
            return filter.mapped { pixel, space in
                space.mapEncoded(pixel) { value in
                    // The matrix of the CSS filter function sepia().
                    let tone = SIMD4(
                        value.x * 0.393 + value.y * 0.769 + value.z * 0.189, value.x * 0.349 + value.y * 0.686 + value.z * 0.168,
                        value.x * 0.272 + value.y * 0.534 + value.z * 0.131, value.w)
                    return mix(value, tone.clamped(lowerBound: .zero, upperBound: .one), intensity)
                }
            }
        },
        FilterDefinition(
            "CIColorMonochrome", "Color Monochrome", kCICategoryColorEffect,
            [.image(), .color(kCIInputColorKey, 0.6, 0.45, 0.3), .number(kCIInputIntensityKey, 1, 0...1)]
        ) { filter in
            let (color, intensity) = (filter.color(kCIInputColorKey), filter.number(kCIInputIntensityKey))
            return filter.mapped { pixel, space in
                let tone = space.pixel(of: color)
                return space.mapStraight(pixel) { value in
                    var result = mix(value, tone * luminance(value), intensity)
                    result.w = value.w
                    return result
                }
            }
        },
        FilterDefinition(
            "CIFalseColor", "False Color", kCICategoryColorEffect,
            [.image(), .color("inputColor0", 0.3, 0, 0), .color("inputColor1", 1, 0.9, 0.8)]
        ) { filter in
            let (dark, light) = (filter.color("inputColor0"), filter.color("inputColor1"))
            return filter.mapped { pixel, space in
                guard pixel.w > 0 else { return .zero }
                let share = min(max(luminance(pixel / pixel.w), 0), 1)
                return mix(space.pixel(of: dark), space.pixel(of: light), share) * pixel.w
            }
        },
        FilterDefinition("CIMaskToAlpha", "Mask to Alpha", kCICategoryColorEffect, [.image()]) { filter in
            filter.mapped { pixel, _ in SIMD4(repeating: min(max(luminance(pixel), 0), 1)) }
        },
        FilterDefinition(
            "CIVignette", "Vignette", kCICategoryColorEffect,
            [.image(), .number(kCIInputIntensityKey, 0, -1...1), .number(kCIInputRadiusKey, 1, 0...2)]
        ) { filter in
            guard let image = filter.image(), !image.extent.isInfinite else { return filter.image() }
            let center = SIMD2(Float(image.extent.midX), Float(image.extent.midY))
            // The light falls off over half of the diagonal, enlarged by the radius.
            let half = Float(hypot(image.extent.width, image.extent.height)) / 2 * (0.5 + filter.number(kCIInputRadiusKey) / 2)
            let intensity = filter.number(kCIInputIntensityKey)
            let source = CombinedSource(inputs: [image.source]) { pixels, point, _ in
                let offset = point - center
                let distance = min((offset * offset).sum().squareRoot() / max(half, 1), 1)
                let factor = max(0, 1 - intensity * distance * distance)
                return SIMD4(pixels[0].x * factor, pixels[0].y * factor, pixels[0].z * factor, pixels[0].w)
            }
            return CIImage(source, extent: image.extent)
        },
    ]

    /// The effects of photo apps. Apple's tables are not public; these are our own curves in their style.
    static let photoEffects: [FilterDefinition] = [
        photo("CIPhotoEffectMono", "Photo Effect Mono") { gray(brightness($0), $0.w) },
        photo("CIPhotoEffectTonal", "Photo Effect Tonal") { gray(0.06 + 0.88 * brightness($0), $0.w) },
        photo("CIPhotoEffectNoir", "Photo Effect Noir") { gray(contrast(brightness($0), 1.6), $0.w) },
        photo("CIPhotoEffectFade", "Photo Effect Fade") { value in
            let faded = mix(gray(brightness(value), value.w), value, 0.7)
            return SIMD4(0.12 + faded.x * 0.8, 0.12 + faded.y * 0.8, 0.12 + faded.z * 0.8, value.w)
        },
        photo("CIPhotoEffectChrome", "Photo Effect Chrome") { value in
            let vivid = mix(gray(brightness(value), value.w), value, 1.3)
            return SIMD4(contrast(vivid.x, 1.15), contrast(vivid.y, 1.15), contrast(vivid.z, 1.15), value.w)
        },
        photo("CIPhotoEffectInstant", "Photo Effect Instant") { value in
            let soft = mix(gray(brightness(value), value.w), value, 0.8)
            return SIMD4(0.1 + soft.x * 0.88, 0.07 + soft.y * 0.87, 0.1 + soft.z * 0.72, value.w)
        },
        photo("CIPhotoEffectProcess", "Photo Effect Process") { value in
            SIMD4(contrast(value.x, 1.1) * 0.92, 0.03 + contrast(value.y, 1.1) * 0.96, 0.12 + value.z * 0.85, value.w)
        },
        photo("CIPhotoEffectTransfer", "Photo Effect Transfer") { value in
            let soft = mix(gray(brightness(value), value.w), value, 0.75)
            return SIMD4(0.09 + soft.x * 0.91, 0.04 + soft.y * 0.9, 0.02 + soft.z * 0.78, value.w)
        },
    ]

    /// A photo effect: a function of the components of sRGB, not premultiplied.
    private static func photo(_ name: String, _ displayName: String, _ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>)
        -> FilterDefinition
    {
        FilterDefinition(name, displayName, kCICategoryColorEffect, [.image()]) { filter in
            filter.mapped { pixel, space in
                space.mapEncoded(pixel) { change($0).clamped(lowerBound: .zero, upperBound: .one) }
            }
        }
    }

    /// The luma of components of sRGB (Rec. 709).
    private static func brightness(_ value: SIMD4<Float>) -> Float { luminance(value) }

    private static func contrast(_ value: Float, _ factor: Float) -> Float { (value - 0.5) * factor + 0.5 }

    /// The rows of the matrix that rotates colours around the axis of grays and keeps the luminance.
    private static func hueRotation(_ angle: Float) -> [SIMD4<Float>] {
        let (c, s) = (cosf(angle), sinf(angle))
        return [
            SIMD4(0.2126 + c * 0.7874 - s * 0.2126, 0.7152 - c * 0.7152 - s * 0.7152, 0.0722 - c * 0.0722 + s * 0.9278, 0),
            SIMD4(0.2126 - c * 0.2126 + s * 0.143, 0.7152 + c * 0.2848 + s * 0.14, 0.0722 - c * 0.0722 - s * 0.283, 0),
            SIMD4(0.2126 - c * 0.2126 - s * 0.7874, 0.7152 - c * 0.7152 + s * 0.7152, 0.0722 + c * 0.9278 + s * 0.0722, 0),
        ]
    }
}

extension CIVector {
    fileprivate var simd: SIMD4<Float> { SIMD4(Float(x), Float(y), Float(z), Float(w)) }
}
