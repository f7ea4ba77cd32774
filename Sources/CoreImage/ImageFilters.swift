import Foundation
import UIFoundation

extension FilterDefinition {
    static let blurs: [FilterDefinition] = [
        FilterDefinition(
            "CIGaussianBlur", "Gaussian Blur", kCICategoryBlur, [.image(), .number(kCIInputRadiusKey, 10, 0...100)]
        ) { filter in filter.image()?.applyingGaussianBlur(sigma: Double(filter.number(kCIInputRadiusKey))) },
        FilterDefinition("CIBoxBlur", "Box Blur", kCICategoryBlur, [.image(), .number(kCIInputRadiusKey, 10, 1...100)]) { filter in
            guard let image = filter.image() else { return nil }
            let kernel = BoxKernel(boxRadius: filter.number(kCIInputRadiusKey))
            return CIImage(BlurredSource(input: image.source, kernel: kernel), extent: image.extent.grown(by: kernel.reach))
        },
        FilterDefinition(
            "CIMotionBlur", "Motion Blur", kCICategoryBlur,
            [.image(), .number(kCIInputRadiusKey, 20, 0...100), .number(kCIInputAngleKey, 0, -3.1415927...3.1415927)]
        ) { filter in
            guard let image = filter.image() else { return nil }
            let radius = max(0, filter.number(kCIInputRadiusKey))
            let source = MotionBlurredSource(input: image.source, radius: radius, angle: filter.number(kCIInputAngleKey))
            return CIImage(source, extent: image.extent.grown(by: Int(radius.rounded(.up)) + 1))
        },
        FilterDefinition(
            "CIUnsharpMask", "Unsharp Mask", kCICategorySharpen,
            [.image(), .number(kCIInputRadiusKey, 2.5, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
        ) { filter in
            guard let image = filter.image() else { return nil }
            let intensity = filter.number(kCIInputIntensityKey)
            let base = image.clampedToExtent().applyingGaussianBlur(sigma: Double(filter.number(kCIInputRadiusKey)))
            let source = CombinedSource(inputs: [image.source, base.source]) { pixels, _, _ in
                var result = pixels[0] + (pixels[0] - pixels[1]) * intensity
                result.w = pixels[0].w
                return result.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: pixels[0].w))
            }
            return CIImage(source, extent: image.extent)
        },
        FilterDefinition(
            "CIPixellate", "Pixellate", kCICategoryStylize,
            [.image(), .vector(kCIInputCenterKey, CIVector(x: 150, y: 150)), .number(kCIInputScaleKey, 8, 1...100)]
        ) { filter in
            guard let image = filter.image(), let bounds = PixelRect(image.extent) else { return filter.image() }
            let center = filter.vector(kCIInputCenterKey)
            let source = PixelatedSource(
                input: image.source, bounds: bounds, center: SIMD2(Float(center.x), Float(center.y)),
                side: max(1, filter.number(kCIInputScaleKey)))
            return CIImage(source, extent: image.extent)
        },
        FilterDefinition(
            "CIAreaAverage", "Area Average", kCICategoryReduction,
            [.image(), .vector(kCIInputExtentKey, CIVector(x: 0, y: 0, z: 640, w: 80))]
        ) { filter in
            guard let image = filter.image(),
                let area = PixelRect(filter.vector(kCIInputExtentKey).cgRectValue.intersection(image.extent))
            else { return nil }
            return CIImage(MeanSource(input: image.source, area: area), extent: CGRect(x: 0, y: 0, width: 1, height: 1))
        },
    ]

    static let composites: [FilterDefinition] = [
        FilterDefinition(
            "CIBlendWithMask", "Blend With Mask", kCICategoryStylize,
            [.image(), .image(kCIInputBackgroundImageKey), .image(kCIInputMaskImageKey)]
        ) { filter in masked(filter) { luminance($0) } },
        FilterDefinition(
            "CIBlendWithAlphaMask", "Blend With Alpha Mask", kCICategoryStylize,
            [.image(), .image(kCIInputBackgroundImageKey), .image(kCIInputMaskImageKey)]
        ) { filter in masked(filter) { $0.w } },
        composite("CISourceOverCompositing", "Source Over") { $0 + $1 * (1 - $0.w) },
        composite("CISourceInCompositing", "Source In") { $0 * $1.w },
        composite("CISourceOutCompositing", "Source Out") { $0 * (1 - $1.w) },
        composite("CISourceAtopCompositing", "Source Atop") { $0 * $1.w + $1 * (1 - $0.w) },
        composite("CIAdditionCompositing", "Addition") { ($0 + $1).clamped(lowerBound: .zero, upperBound: .one) },
        blend("CIMultiplyBlendMode", "Multiply Blend Mode") { $0 * $1 },
        blend("CIScreenBlendMode", "Screen Blend Mode") { $0 + $1 - $0 * $1 },
        blend("CIDarkenBlendMode", "Darken Blend Mode") { pointwiseMin($0, $1) },
        blend("CILightenBlendMode", "Lighten Blend Mode") { pointwiseMax($0, $1) },
        blend("CIDifferenceBlendMode", "Difference Blend Mode") { pointwiseMax($0, $1) - pointwiseMin($0, $1) },
        blend("CIOverlayBlendMode", "Overlay Blend Mode") { source, back in
            let (dark, light) = (source * back * 2, 1 - (1 - source) * (1 - back) * 2)
            return dark.replacing(with: light, where: back .> 0.5)
        },
    ]

    static let geometry: [FilterDefinition] = [
        FilterDefinition("CIAffineClamp", "Affine Clamp", kCICategoryTileEffect, [.image(), transformInput]) { filter in
            filter.image()?.transformed(by: filter.transform(kCIInputTransformKey)).clampedToExtent()
        },
        FilterDefinition("CIAffineTransform", "Affine Transform", kCICategoryGeometryAdjustment, [.image(), transformInput]) { filter in
            filter.image()?.transformed(by: filter.transform(kCIInputTransformKey))
        },
        FilterDefinition(
            "CICrop", "Crop", kCICategoryGeometryAdjustment,
            [.image(), .other("inputRectangle", "CIVector", CIVector(cgRect: .infinite))]
        ) { filter in
            filter.image()?.cropped(to: filter.vector("inputRectangle").cgRectValue)
        },
        FilterDefinition(
            "CILanczosScaleTransform", "Lanczos Scale Transform", kCICategoryGeometryAdjustment,
            [.image(), .number(kCIInputScaleKey, 1, 0.05...1.5), .number(kCIInputAspectRatioKey, 1, 0.5...2)]
        ) { filter in
            let scale = CGFloat(filter.number(kCIInputScaleKey))
            return filter.image()?.samplingLinear().transformed(
                by: CGAffineTransform(scaleX: scale * CGFloat(filter.number(kCIInputAspectRatioKey)), y: scale))
        },
    ]

    private static var transformInput: Input { .other(kCIInputTransformKey, "NSValue", CGAffineTransform.identity) }

    private static func masked(_ filter: CIFilter, _ share: @escaping @Sendable (SIMD4<Float>) -> Float) -> CIImage? {
        guard let image = filter.image(), let mask = filter.image(kCIInputMaskImageKey) else { return filter.image() }
        let back = filter.image(kCIInputBackgroundImageKey) ?? CIImage()
        let cropped = [image, back, mask].map { CroppedSource(input: $0.source, extent: $0.extent) }
        let source = CombinedSource(inputs: cropped) { pixels, _, _ in
            mix(pixels[1], pixels[0], min(max(share(pixels[2]), 0), 1))
        }
        return CIImage(source, extent: image.extent.union(back.extent))
    }

    /// A filter that combines the input image with its background, in premultiplied values.
    private static func composite(
        _ name: String, _ displayName: String, _ combine: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    ) -> FilterDefinition {
        FilterDefinition(name, displayName, kCICategoryCompositeOperation, [.image(), .image(kCIInputBackgroundImageKey)]) { filter in
            guard let image = filter.image() else { return filter.image(kCIInputBackgroundImageKey) }
            let back = filter.image(kCIInputBackgroundImageKey) ?? CIImage()
            let cropped = [image, back].map { CroppedSource(input: $0.source, extent: $0.extent) }
            let source = CombinedSource(inputs: cropped) { pixels, _, _ in combine(pixels[0], pixels[1]) }
            return CIImage(source, extent: image.extent.union(back.extent))
        }
    }

    /// A blend mode: a function of the straight values of source and background, composited as the PDF reference defines (11.3.6).
    private static func blend(
        _ name: String, _ displayName: String, _ combine: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    ) -> FilterDefinition {
        composite(name, displayName) { source, back in
            guard source.w > 0, back.w > 0 else { return source + back }
            let mixed = combine(source / source.w, back / back.w) * (source.w * back.w)
            var result = source * (1 - back.w) + back * (1 - source.w) + mixed
            result.w = source.w + back.w - source.w * back.w
            return result
        }
    }
}

extension CGRect {
    /// The rectangle with a margin on all sides, in pixels; an infinite rectangle itself.
    fileprivate func grown(by margin: Int) -> CGRect {
        isInfinite ? self : insetBy(dx: CGFloat(-margin), dy: CGFloat(-margin))
    }
}
